import { worldsOf, type Reading } from './models.ts'

const worlds = worldsOf({ a: [true, false], b: [true, false] })

/** What a construction says of the two facts, for those that always say the same. */
const constructions: readonly (readonly [found: RegExp, premise: string])[] = [
  [/\b[Ff]or the first time\b|\bhas taken up\b|\bmanaged to\b/, '!a & b'],
  [/\bused to\b|\bno longer\b|\bhas given up\b|\bhas stopped\b/, 'a & !b'],
  [/\bstill\b/, 'a & b'],
  [/\bnot too \w+ .*\bto\b/, '!a & b'],
  [/\btoo \w+ not to\b/, 'a & b'],
  [/\btoo \w+ .*\bto\b|\btoo \w+ to\b/, 'a & !b'],
  [/\bnot \w+ enough\b/, '!a & !b'],
  [/\benough\b/, 'a & b'],
  [/\b(?:should not|need not|ought not to) have\b/, '!a & b'],
  [/\b(?:should|ought to) have\b/, 'a & !b'],
  [/\bremembered to\b|\bregrets having\b/, 'a & b'],
  [/\b(?:forgot to|pretended|nearly|in vain|as though)\b/, 'a & !b'],
  [/\bwishes \w+ had\b/, '!a & b'],
]

/** Finds the construction of a sentence and what it says of its two facts. Unreal conditions are turned round, half by half. */
export function readFacts(sentence: string): Reading | null {
  const found = constructions.find(([construction]) => construction.test(sentence))
  const premise = found?.[1] ?? premiseOfUnreal(sentence)
  return premise === null ? null : { premise, worlds }
}

function premiseOfUnreal(sentence: string): string | null {
  const main = /\bwould( not)?\b/.exec(sentence)
  if (main === null) return null
  const second = main[1] === undefined ? '!b' : 'b'
  if (/^(?:But for|Without|If it had not been for)\b/.test(sentence)) return `a & ${second}`
  const condition = conditionOf(sentence)
  return condition === null ? null : `${/\bnot\b/.test(condition) ? 'a' : '!a'} & ${second}`
}

function conditionOf(sentence: string): string | null {
  if (/^(?:If|Had) /.test(sentence)) return sentence.split(',')[0] ?? null
  return sentence.split(' if ')[1] ?? null
}
