import type { RuleChecker } from './by-rules.ts'

const singulars: ReadonlySet<string> = new Set(
  'tooth loaf passer-by aircraft hero minute crisis editor-in-chief'.split(' '),
)
const vowelChanges: Readonly<Record<string, string>> = { tooth: 'teeth' }
const unchanged: ReadonlySet<string> = new Set(['aircraft'])

/** Asks which number the sentence wants, and builds the plural of every noun by its rule. */
export const checkPlural: RuleChecker = (sentence, option) => {
  if (option.includes("'")) return ['apostrophe']
  const isSingular = singulars.has(option)
  const isPlural = [...singulars].some((noun) => pluralOf(noun) === option)
  if (!isSingular && !isPlural) return ['form']
  // A number with a hyphen makes the noun an adjective.
  return (/-______/.test(sentence) ? isSingular : isPlural) ? [] : ['number']
}

function pluralOf(noun: string): string {
  const [head = '', ...rest] = noun.split('-')
  if (rest.length > 0) return [pluralOf(head), ...rest].join('-')
  if (unchanged.has(noun)) return noun
  return (
    vowelChanges[noun] ??
    noun
      .replace(/is$/, 'e')
      .replace(/f$/, 've')
      .replace(/([^aeiou]o)$/, '$1e') + 's'
  )
}
