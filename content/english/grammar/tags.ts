import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { capital, filled, gap, ruleForm } from './rule-form.ts'

/**
 * A statement, the verb that its tag repeats (or the one that has no helping verb), the tag, and tags with another verb. A positive
 * statement has two of those, because a positive tag, which asks for more news, is not wrong beyond doubt.
 */
type Row = readonly [
  statement: string,
  verb: string,
  tag: string,
  otherVerb: string,
  wrongForm?: readonly [text: string, because: string],
]

const helperRows: readonly Row[] = [
  [
    'The shops are closed on Sunday',
    'are',
    "aren't they",
    "don't they",
    ["isn't they", "“They” is plural, so the singular “isn't” does not agree with it."],
  ],
  [
    'Your brother can swim',
    'can',
    "can't he",
    "doesn't he",
    ["couldn't he", "“Couldn't” speaks of the past or of a possibility, but “can” is present."],
  ],
  [
    '{she} has finished her project',
    'has',
    "hasn't she",
    "didn't she",
    ["haven't she", "“She” is third person singular, so the plural “haven't” does not agree with it."],
  ],
  [
    'The bus was late again',
    'was',
    "wasn't it",
    "didn't it",
    ["weren't it", "“It” is singular, so the plural “weren't” does not agree with it."],
  ],
  [
    'We should leave before dark',
    'should',
    "shouldn't we",
    "don't we",
    ["shan't we", "“Shan't” is short for “shall not”, and not the negative of “should”."],
  ],
  [
    'The twins were born in {town}',
    'were',
    "weren't they",
    "didn't they",
    ["wasn't they", "“They” is plural, so the singular “wasn't” does not agree with it."],
  ],
  [
    'You will attend the meeting',
    'will',
    "won't you",
    "don't you",
    ["wouldn't you", "“Wouldn't” is the negative of “would”, but the statement has “will”."],
  ],
  [
    'The goats have eaten the yams',
    'have',
    "haven't they",
    "didn't they",
    ["hasn't they", "“They” is plural, so the singular “hasn't” does not agree with it."],
  ],
  ["This road isn't safe at night", "isn't", 'is it', 'does it'],
  ["{he} hasn't paid his fees", "hasn't", 'has he', 'did he'],
  ["You won't tell anybody", "won't", 'will you', 'do you'],
  ["The players weren't ready", "weren't", 'were they', 'did they'],
]
const doRows: readonly Row[] = [
  [
    '{she} speaks four languages',
    'speaks',
    "doesn't she",
    "isn't she",
    ["don't she", "“She” is third person singular, as “speaks” shows, so “don't” does not agree with it."],
  ],
  [
    'Your parents live in {town}',
    'live',
    "don't they",
    "aren't they",
    ["doesn't they", "“They” is plural, so the singular “doesn't” does not agree with it."],
  ],
  [
    'The carpenter made this table',
    'made',
    "didn't he",
    "wasn't he",
    ["doesn't he", "“Doesn't” is present, but “made” is past, so the tense has changed."],
  ],
  [
    'You know the answer',
    'know',
    "don't you",
    "aren't you",
    ["doesn't you", "“You” takes “do”, as “know” without -s shows, so “doesn't” does not agree with it."],
  ],
  [
    'The rain spoilt the wedding',
    'spoilt',
    "didn't it",
    "wasn't it",
    ["doesn't it", "“Doesn't” is present, but “spoilt” is past, so the tense has changed."],
  ],
  [
    '{he} sings in the choir',
    'sings',
    "doesn't he",
    "isn't he",
    ["don't he", "“He” is third person singular, as “sings” shows, so “don't” does not agree with it."],
  ],
  [
    'The children broke the window',
    'broke',
    "didn't they",
    "weren't they",
    ["don't they", "“Don't” is present, but “broke” is past, so the tense has changed."],
  ],
  [
    'Cassava grows well here',
    'grows',
    "doesn't it",
    "isn't it",
    ["don't it", "“It” is third person singular, as “grows” shows, so “don't” does not agree with it."],
  ],
  [
    'The nurses wear white shoes',
    'wear',
    "don't they",
    "aren't they",
    ["doesn't they", "“They” is plural, so the singular “doesn't” does not agree with it."],
  ],
  [
    'We met at the airport',
    'met',
    "didn't we",
    "weren't we",
    ["don't we", "“Don't” is present, but “met” is past, so the tense has changed."],
  ],
  [
    'Your sister teaches physics',
    'teaches',
    "doesn't she",
    "isn't she",
    ["don't she", "“She” is third person singular, as “teaches” shows, so “don't” does not agree with it."],
  ],
  [
    'The lorry hit the fence',
    'hit',
    "didn't it",
    "wasn't it",
    ["doesn't it", "“Doesn't” is present, but “hit” is past here, so the tense has changed."],
  ],
]
const negativeRows: readonly Row[] = [
  ['{she} never complains', 'complains', 'does she', 'is she'],
  ['The old man hardly eats meat', 'eats', 'does he', 'is he'],
  ['You have never been to {town}', 'have', 'have you', 'are you'],
  ['The twins seldom quarrel', 'quarrel', 'do they', 'are they'],
  ['{he} could hardly walk', 'could', 'could he', 'did he'],
  ['The radio has never worked well', 'has', 'has it', 'did it'],
  ['We rarely see an eclipse', 'see', 'do we', 'are we'],
  ['Your uncle never drank beer', 'drank', 'did he', 'was he'],
  ['The dog scarcely slept last night', 'slept', 'did it', 'was it'],
  ['They had hardly begun to eat', 'had', 'had they', 'did they'],
  ['You can hardly blame the driver', 'can', 'can you', 'do you'],
  ['The sisters never wore shoes at home', 'wore', 'did they', 'were they'],
]

export const helperForm = tagForm('helper', 'easy', helperRows, {
  principle:
    'A tag repeats the helping verb of the statement, or its form of “be”, with a pronoun, and turns yes into no or no into yes.',
  hint: 'Which helping verb or form of “be” does the statement have?',
})
export const doForm = tagForm('do', 'medium', doRows, {
  principle:
    'If the statement has no helping verb and no form of “be”, the tag takes do, does or did, in the tense of the statement.',
  hint: 'Turn the statement into a question first: which verb do you need?',
})
export const negativeForm = tagForm('negative', 'hard', negativeRows, {
  principle: 'Never, hardly, scarcely, seldom and rarely make a statement negative, so its tag is positive.',
  hint: 'Which small word makes the statement say no?',
})

interface Words {
  principle: string
  hint: string
}

function tagForm(id: string, difficulty: Difficulty, rows: readonly Row[], { principle, hint }: Words): BoundForm {
  return ruleForm(id, difficulty, (random) => {
    const drawn = random.pick(rows)
    const [statement, , tag, otherVerb, wrongForm] = drawn
    const others = new Set([tag, turned(tag), otherVerb, wrongForm?.[0]])
    const fixed = ["isn't it", 'is it', "doesn't it"].find((text) => !others.has(text)) ?? ''
    return {
      sentence: `${filled(statement, random)}, ${gap}?`,
      key: tag,
      wrong: [
        wrongForm === undefined
          ? { text: turned(tag), rule: 'polarity', because: twiceNegative(statement, tag) }
          : { text: wrongForm[0], rule: 'verb', because: wrongForm[1] },
        { text: otherVerb, rule: 'verb', because: otherVerbIn(drawn) },
        { text: fixed, rule: 'pronoun or verb', because: fixedIn(drawn, fixed) },
      ],
      principle,
      reason: stepOf(drawn),
      hints: [hint, 'Is the statement positive or negative? The tag is the opposite.'],
      frame: statement,
    }
  })
}

function negativeWord(statement: string): string | undefined {
  return /\b(?:never|hardly|scarcely|seldom|rarely)\b/.exec(statement)?.[0]
}

function twiceNegative(statement: string, tag: string): string {
  const word = negativeWord(statement)
  const source = word === undefined ? "The ending -n't" : `“${capital(word)}”`
  return `${source} makes the statement negative already, so the tag must be positive, and “${verbOf(turned(tag))}” is negative.`
}

/** Why the tag has its verb and its polarity. */
function stepOf([statement, verb, tag]: Row): string {
  const word = negativeWord(statement)
  const polarity =
    word === undefined
      ? `The statement is ${isNegative(tag) ? 'positive' : 'negative'}, so the tag is ${isNegative(tag) ? 'negative' : 'positive'}`
      : `“${capital(word)}” makes the statement negative, so the tag is positive`
  if (hasHelper(verb, tag)) return `The verb that the tag repeats is “${positiveVerb(verb)}”. ${polarity}`
  const borrowed = positiveVerb(tag)
  return `“${capital(verb)}” is ${borrowed === 'did' ? 'past' : 'present'} and has no helping verb, so the tag borrows “${borrowed}”. ${polarity}`
}

function otherVerbIn([, verb, tag, otherVerb]: Row): string {
  const other = positiveVerb(otherVerb)
  if (hasHelper(verb, tag))
    return /^d[oi]/.test(other)
      ? `“${capital(verbOf(otherVerb))}” is for a statement without a helping verb or a form of “be”, but this one has “${verb}”.`
      : `“${capital(verbOf(otherVerb))}” is a form of “be”, but the verb that the tag repeats is “${verb}”.`
  return `“${capital(verbOf(otherVerb))}” would repeat a form of “be”, but “${verb}” has no form of “be” with it.`
}

/** Why a tag that people use without regard to the statement does not fit. */
function fixedIn([, verb]: Row, fixed: string): string {
  if (fixed === "isn't it")
    return "Casual speech puts “isn't it” after any statement, but in Standard English the tag repeats the verb and the subject."
  if (fixed === 'is it') return 'The statement has no form of “be”, and after a positive statement the tag is negative.'
  return `“Doesn't” does not repeat the “${verb}” of the statement, and after a negative statement the tag is positive.`
}

function hasHelper(verb: string, tag: string): boolean {
  return positiveVerb(verb) === positiveVerb(tag)
}

const shortNegatives: Readonly<Record<string, string>> = { "won't": 'will', "can't": 'can' }

function isNegative(tag: string): boolean {
  return tag.includes("n't")
}

function verbOf(tag: string): string {
  return tag.split(' ')[0] ?? ''
}

function positiveVerb(tag: string): string {
  const verb = verbOf(tag)
  return shortNegatives[verb] ?? verb.replace("n't", '')
}

/** The tag with the opposite polarity. */
function turned(tag: string): string {
  const [verb = '', pronoun = ''] = tag.split(' ')
  const negative = Object.keys(shortNegatives).find((short) => shortNegatives[short] === verb) ?? `${verb}n't`
  return `${isNegative(tag) ? positiveVerb(tag) : negative} ${pronoun}`
}
