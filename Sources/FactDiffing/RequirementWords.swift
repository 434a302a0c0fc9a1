/// Words that say how binding a sentence is, each with the sense that its inflections share.
package let requirementWords: [String: String] = [
  "must": "must", "mustn't": "must", "shall": "shall", "shan't": "shall",
  "should": "should", "shouldn't": "should", "ought": "should",
  "may": "may", "might": "might",
  "can": "can", "can't": "can", "cannot": "can", "could": "could", "couldn't": "could",
  "need": "need", "needs": "need", "needed": "need", "needn't": "need",
  "require": "require", "requires": "require", "required": "require", "requirement": "require",
  "mandatory": "mandatory", "optional": "optional", "optionally": "optional",
  "recommend": "recommend", "recommends": "recommend", "recommended": "recommend",
  "allow": "allow", "allows": "allow", "allowed": "allow", "disallowed": "disallow",
  "permit": "permit", "permits": "permit", "permitted": "permit",
  "prohibit": "prohibit", "prohibits": "prohibit", "prohibited": "prohibit",
  "forbid": "forbid", "forbids": "forbid", "forbidden": "forbid",
  "always": "always", "guarantee": "guarantee", "guarantees": "guarantee",
  "guaranteed": "guarantee", "deprecated": "deprecated", "supported": "supported",
]
