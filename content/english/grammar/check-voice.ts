import type { RuleChecker } from './by-rules.ts'

const participles = String.raw`(?:served|arrested|pulled down|spoken|painted|built|stolen|kept|taken|read|decorated|signed)`
/** The words before the participle of a passive, by what the sentence says of the time. */
const times: readonly (readonly [found: RegExp, helpers: string])[] = [
  [/\bis said ______ .*\bin \d{4}/, 'to have'],
  [/\bat the moment\b/, 'are being'],
  [/^While .*\bfell\b/, 'was being'],
  [/\bsince\b/, 'have been'],
  [/\bBy the time .*ed\b|\bbefore it reached\b/, 'had been'],
  [/\bnext year\b/, 'will be'],
  [/\blast night\b/, 'were'],
  [/\bmust ______/, 'be'],
  [/\bought ______/, 'to be'],
  [/\bevery day\b|\bcountries\b/, 'is'],
]
const persons = /\b(?:had|got) (?:the driver|her cousin) ______/
const causativeParticiples: ReadonlySet<string> = new Set(['mended', 'tested', 'stolen'])

/** Finds the time of a passive, or whether a person or a thing follows “have” or “get”. */
export const checkVoice: RuleChecker = (sentence, option) => {
  const causative = /\b(had|get|got) (?:the|her|his|your) \w+ ______/.exec(sentence)
  if (causative !== null && persons.test(sentence))
    return isActive(option, causative[1] ?? '') ? [] : ['causative person']
  if (causative !== null) return causativeParticiples.has(option) ? [] : ['causative thing']
  const time = times.find(([found]) => found.test(sentence))
  if (time === undefined) return ['no time']
  return new RegExp(`^${time[1]} ${participles}$`).test(option) ? [] : ['passive']
}

/** “Have” takes a bare base form after a person, and “get” one with “to”. */
function isActive(option: string, verb: string): boolean {
  return option === (verb === 'had' ? 'take' : 'to start')
}
