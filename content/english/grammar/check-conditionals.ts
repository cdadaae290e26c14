import type { RuleChecker } from './by-rules.ts'

/** The simple past forms of the frames that do not end in -ed. 'Read' is a present here. */
const pasts: ReadonlySet<string> = new Set(
  'made rose threw knew had stood spoke drove took heard chose brought saw'.split(' '),
)

/** Reads the verb of the main clause, and asks for its partner after 'if'. */
export const checkConditional: RuleChecker = (sentence, option) => {
  const main = sentence.startsWith('If ') ? sentence.split(/______[^,]*, /)[1] : sentence.split(' if ')[0]
  const wanted = partnerOf(main ?? '')
  return formOf(option) === wanted ? [] : ['pair of tenses']
}

type Form = 'present' | 'past' | 'past perfect' | 'other'

function partnerOf(main: string): Form {
  if (/\bwould (?:not )?have \w+/.test(main)) return 'past perfect'
  return /\bwould\b/.test(main) ? 'past' : 'present'
}

function formOf(option: string): Form {
  const [first = '', ...rest] = option.split(' ')
  if (rest.length > 0) return first === 'had' ? 'past perfect' : 'other'
  return pasts.has(first) || first.endsWith('ed') ? 'past' : 'present'
}
