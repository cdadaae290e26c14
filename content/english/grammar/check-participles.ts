import type { RuleChecker } from './by-rules.ts'

type Kind = 'active' | 'passive'

/** Whether the noun that is described acts. */
const described: readonly (readonly [found: RegExp, kind: Kind])[] = [
  [/sermon was so ______/, 'active'],
  [/^Not ______ .*, the witness/, 'active'],
  [/^______ his breakfast, Musa/, 'active'],
  [/the ______ windscreen/, 'passive'],
  [/passengers ______ in the accident have/, 'passive'],
  [/^______ from the top .*, the houses/, 'passive'],
]
const pastParticiples: ReadonlySet<string> = new Set('broken injured seen eaten known bored'.split(' '))

type Relation = 'reason' | 'result' | 'contrast' | 'purpose' | 'condition' | 'comparison' | 'danger'

/** Whether a clause follows the word directly, a noun, or a comma, and the relations that it expresses. */
const connectives: Readonly<Record<string, readonly [after: 'clause' | 'noun' | 'comma', ...relations: Relation[]]>> = {
  because: ['clause', 'reason'],
  since: ['clause', 'reason'],
  'now that': ['clause', 'reason'],
  although: ['clause', 'contrast'],
  though: ['clause', 'contrast'],
  'so that': ['clause', 'purpose', 'result'],
  unless: ['clause', 'condition'],
  lest: ['clause', 'danger'],
  'as though': ['clause', 'comparison'],
  'because of': ['noun', 'reason'],
  'due to': ['noun', 'reason'],
  'owing to': ['noun', 'reason'],
  despite: ['noun', 'contrast'],
  therefore: ['comma', 'result'],
  nevertheless: ['comma', 'contrast'],
  otherwise: ['comma', 'condition'],
}
const relations: readonly (readonly [found: RegExp, relation: Relation])[] = [
  [/coat ______ it was very cold/, 'reason'],
  [/closed; ______, we could not/, 'result'],
  [/^That night .* torch .* ______ the path was dark/, 'reason'],
  [/^______ the chairman has arrived, .* can begin/, 'reason'],
  [/^Tired ______ she was, .* stayed/, 'contrast'],
]

/** Reads the voice of a participle, or what follows a connective and the relation between the two parts. */
export const checkParticiple: RuleChecker = (sentence, option) => {
  const kind = described.find(([found]) => found.test(sentence))?.[1]
  if (kind !== undefined) return kindOf(option.toLowerCase()) === kind ? [] : [kind]
  const relation = relations.find(([found]) => found.test(sentence))?.[1]
  const connective = connectives[option.toLowerCase()]
  if (relation === undefined || connective === undefined) return ['unknown']
  const [after, ...own] = connective
  if (after !== (sentence.includes('______,') ? 'comma' : 'clause')) return ['clause']
  return own.includes(relation) ? [] : ['relation']
}

function kindOf(option: string): Kind | 'neither' {
  const [first = '', second] = option.split(' ')
  if (second !== undefined) return first === 'having' && pastParticiples.has(second) ? 'active' : 'neither'
  if (first.endsWith('ing')) return 'active'
  return pastParticiples.has(first) ? 'passive' : 'neither'
}
