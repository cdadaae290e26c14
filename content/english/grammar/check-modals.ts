import type { RuleChecker } from './by-rules.ts'

/** What each sentence says of the act: it is forbidden, free, sure, impossible, or a duty left undone. */
const meanings: readonly (readonly [found: RegExp, meaning: string])[] = [
  [/sign forbids it/, 'forbidden'],
  [/is a holiday, so you .* if you do not want to/, 'free'],
  [/light is on .*, so .* ______ be/, 'sure'],
  [/yet, because I posted it only/, 'impossible in the past'],
  [/last night; it was wrong of you to leave/, 'undone duty'],
]
const readings: Readonly<Record<string, readonly string[]>> = {
  'must not': ['forbidden'],
  'need not': ['free'],
  'do not have to': ['free'],
  must: ['sure', 'duty'],
  cannot: ['impossible'],
  'should have': ['undone duty'],
  'cannot have': ['impossible in the past'],
  'must have': ['sure in the past'],
  'need not have': ['done without need'],
}
const participles: ReadonlySet<string> = new Set(['taken', 'received'])

/** Reads the meaning of a modal verb and the form after it; in a condition, the times of its two clauses. */
export const checkModal: RuleChecker = (sentence, option) => {
  const condition = /\bif\b(.*?)(?:,|$)/i.exec(sentence)?.[1]
  const meaning = meanings.find(([found]) => found.test(sentence))?.[1]
  if (meaning === undefined) return checkResult(sentence.replace(condition ?? '', ''), option)
  const own = readings[option] ?? readings[modalOf(option)]
  if (own === undefined) return ['form']
  return own.includes(meaning) ? [] : ['meaning']
}

/** The modal verb of a past form such as “must have taken”, with its “have”. */
function modalOf(option: string): string {
  const [, modal = '', participle = ''] = /^(.* have) (\w+)$/.exec(option) ?? []
  return participles.has(participle) ? modal : ''
}

/** The main clause of an unreal condition has “would” for the present and “would have” for the past. */
function checkResult(main: string, option: string): string[] {
  const isPast = /\byesterday\b/.test(main)
  const isRight = isPast ? /^would have \w+n$/.test(option) : /^would (?:not )?be$/.test(option)
  return isRight ? [] : ['mixed condition']
}
