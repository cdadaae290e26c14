import type { RuleChecker } from './by-rules.ts'

/** Finds the number of the subject in the words before the gap, and the number and tense of the option. */
export const checkConcord: RuleChecker = (sentence, option) => {
  const [subject = '', rest = ''] = sentence.split('______').map((part) => part.trim())
  const { count, tense } = readVerb(option)
  return [
    ...(tense === 'none' ? ['finite'] : []),
    ...(count !== null && count !== countOf(subject) ? ['number'] : []),
    ...(rest.startsWith('been ') && !/^(?:has|have)$/.test(option) ? ['auxiliary'] : []),
    ...(/\b(?:yesterday|last \w+)\b/.test(rest) && tense !== 'past' && tense !== 'none' ? ['time'] : []),
    ...(/\bevery \w+\.$/.test(rest) && tense !== 'simple' && tense !== 'none' ? ['habit'] : []),
  ]
}

type Count = 'one' | 'many'

const ofOne = /^(?:each of|one of|every one of|not one of|every|many a) /
const ofMany = /^(?:a number of|several of|all of|few of) /
const joined = /^(?:neither|either) .+ (?:nor|or) (.+)$/
const between = /,[^,]+,$/
const linking = /\s(?:of|to|in|on|for|from|behind|near|between|beside)\s/

function countOf(subject: string): Count {
  const words = subject.toLowerCase()
  if (ofOne.test(words)) return 'one'
  if (ofMany.test(words)) return 'many'
  const nearer = joined.exec(words)?.[1]
  const [head = ''] = (nearer ?? words.replace(between, '')).split(linking)
  return isPlural(head) ? 'many' : 'one'
}

function isPlural(head: string): boolean {
  return /(?:[^s]s|sses)$/.test(head) && !/(?:bus|news|physics)$/.test(head)
}

function readVerb(option: string): {
  count: Count | null
  tense: 'past' | 'perfect' | 'simple' | 'progressive' | 'none'
} {
  const [first = '', ...others] = option.split(' ')
  if (first === 'was' || first === 'were') return { count: first === 'was' ? 'one' : 'many', tense: 'past' }
  if (first === 'has' || first === 'have') return { count: first === 'has' ? 'one' : 'many', tense: 'perfect' }
  if (first === 'is' || first === 'are')
    return {
      count: first === 'is' ? 'one' : 'many',
      tense: others.some((word) => word.endsWith('ing')) ? 'progressive' : 'simple',
    }
  if (first.endsWith('ing')) return { count: null, tense: 'none' }
  return { count: first.endsWith('s') ? 'one' : 'many', tense: 'simple' }
}
