import type { RuleChecker } from './by-rules.ts'

/** For each opening, by the words before the gap, the rule and the only partners that any grammar allows. */
const openings: readonly (readonly [opening: RegExp, rule: string, partner: RegExp])[] = [
  [/^hardly had\b/, 'hardly', /^(?:when|before)$/],
  [/^scarcely had\b/, 'scarcely', /^(?:when|before)$/],
  [/^no sooner\b/, 'sooner', /^than$/],
  [/\bnot only\b/, 'only', /^but$/],
  [/\bneither\b/, 'neither', /^nor$/],
  [/\beither\b/, 'either', /^or$/],
  [/\bboth\b/, 'both', /^and$/],
  [/\bwhether\b/, 'whether', /^or$/],
  [/\blest\b/, 'lest', /^(?:should|might)$/],
  [/\bwould rather\b/, 'rather', /^than$/],
  [/\bprefer\b/, 'prefer', /^to$/],
  [/\bthe same\b/, 'same', /^as$/],
  [/\bsuch an? \w/, 'such', /^that$/],
  [/\bso \w+$/, 'so', /^that$/],
]

/** Reads the first word of the pair before the gap. */
export const checkCorrelatives: RuleChecker = (sentence, option) => {
  const before = sentence.split('______')[0]?.trim().toLowerCase() ?? ''
  const opening = openings.find(([pattern]) => pattern.test(before))
  if (opening === undefined) return ['no opening']
  const [, rule, partner] = opening
  return partner.test(option) ? [] : [rule]
}
