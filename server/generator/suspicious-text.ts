/** Invisible characters, which hide words or reorder the visible text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
const markup = /<[a-z!/?]|&#?\w+;|```|\]\(|https?:|www\./i

/** Phrases addressed to a model rather than a student. */
const toSolver: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instruction|rule|above|before|previous|prompt|question|material)/i,
  /\b(?:system|developer|assistant|user)\s*(?:prompt|message|:)/i,
  /\b(?:prompt|JSON|language model|chatbot|(?:AI|automatic) (?:model|solver|checker|marker|grader))s?\b/i,
  /\byou are (?:an? )?(?:AI|assistant|solver|checker|marker|grader|examiner|model)\b/i,
  /\b(?:note|message|hint|instructions?) (?:to|for) (?:the )?(?:solver|checker|marker|grader|examiner|reviewer|model|AI)\b/i,
  /\bas an AI\b/i,
]
/** Phrases in a stem or an option that reveal which option to choose. */
const tellsKey: readonly RegExp[] = [
  /\b(?:correct|right|best) (?:answer|option|choice|key)\b.{0,20}(?:\bis\b|[:=])/i,
  /\b(?:choose|pick|select|mark|answer(?: with)?|take|reply(?: with)?) (?:the )?(?:option|choice|answer|letter|first|second|third|fourth|last|longest|shortest)\b/i,
  /\b(?:exactly|only) one (?:option|answer|choice) is (?:right|correct)\b/i,
]

/** The texts shown before and after answering. */
interface Texts {
  asked: readonly string[]
  told: readonly string[]
}

/** Returns true if a text hides something, contains markup or a link, or addresses a model that solves the question. */
export function isSuspicious({ asked, told }: Texts): boolean {
  const everywhere = [unseen, markup, ...toSolver]
  return (
    [...asked, ...told].some((text) => everywhere.some((pattern) => pattern.test(text))) ||
    asked.some((text) => tellsKey.some((pattern) => pattern.test(text)))
  )
}
