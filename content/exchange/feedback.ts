const verdict =
  /^(?:(?:that(?:'s|’s| is)|your (?:answer|response|choice) (?:is|was)|you (?:are|chose)|the (?:correct |right )?answer (?:is|was)|this is|it is)\s+)?(?:not\s+|partially\s+|the\s+)?(?:correct|incorrect|right|wrong|true|false)(?:\s+answer)?[\s.!]*$/i
const praise =
  /^(?:well done|good(?: job| work)?|excellent|great(?: job)?|bravo|congratulations|perfect|nice(?: one)?|yes|no|sorry|try again|oops|ok(?:ay)?)[\s.!,]*$/i
const nothing =
  /^(?:no (?:explanation|solution|feedback)(?: (?:is )?(?:available|provided|given|yet))?|not available|see (?:above|below|solution)|n\/?a|nil|none|-+|coming soon)[\s.!]*$/i
const keyOnly =
  /^(?:the )?(?:correct |right )?(?:answer|option|ans)\s*(?:is)?\s*[:=-]?\s*(?:option\s*)?[([]?[A-E][)\]]?[\s.]*$/i

/** Returns whether feedback only judges the answer, sentence by sentence: "Your answer is correct." explains nothing. */
export function isGenericFeedback(text: string): boolean {
  const words = text
    .replaceAll(/<[^<>]{0,200}>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words === '') return true
  if (words.length > 200) return false
  const sentences = words.split(/(?<=[.!])\s+/)
  return sentences.every((sentence) => [verdict, praise, nothing, keyOnly].some((pattern) => pattern.test(sentence)))
}
