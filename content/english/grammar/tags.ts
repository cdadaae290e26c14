import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { filled, gap, ruleForm } from './rule-form.ts'

/**
 * A statement, its tag, and tags with another verb. A positive statement has two of those, because a positive tag, which asks for more
 * news, is not wrong beyond doubt.
 */
type Row = readonly [statement: string, tag: string, otherVerb: string, wrongForm?: string]

const helperRows: readonly Row[] = [
  ['The shops are closed on Sunday', "aren't they", "don't they", "isn't they"],
  ['Your brother can swim', "can't he", "doesn't he", "couldn't he"],
  ['{she} has finished her project', "hasn't she", "didn't she", "haven't she"],
  ['The bus was late again', "wasn't it", "didn't it", "weren't it"],
  ['We should leave before dark', "shouldn't we", "don't we", "shan't we"],
  ['The twins were born in {town}', "weren't they", "didn't they", "wasn't they"],
  ['You will attend the meeting', "won't you", "don't you", "wouldn't you"],
  ['The goats have eaten the yams', "haven't they", "didn't they", "hasn't they"],
  ["This road isn't safe at night", 'is it', 'does it'],
  ["{he} hasn't paid his fees", 'has he', 'did he'],
  ["You won't tell anybody", 'will you', 'do you'],
  ["The players weren't ready", 'were they', 'did they'],
]
const doRows: readonly Row[] = [
  ['{she} speaks four languages', "doesn't she", "isn't she", "don't she"],
  ['Your parents live in {town}', "don't they", "aren't they", "doesn't they"],
  ['The carpenter made this table', "didn't he", "wasn't he", "doesn't he"],
  ['You know the answer', "don't you", "aren't you", "doesn't you"],
  ['The rain spoilt the wedding', "didn't it", "wasn't it", "doesn't it"],
  ['{he} sings in the choir', "doesn't he", "isn't he", "don't he"],
  ['The children broke the window', "didn't they", "weren't they", "don't they"],
  ['Cassava grows well here', "doesn't it", "isn't it", "don't it"],
  ['The nurses wear white shoes', "don't they", "aren't they", "doesn't they"],
  ['We met at the airport', "didn't we", "weren't we", "don't we"],
  ['Your sister teaches physics', "doesn't she", "isn't she", "don't she"],
  ['The lorry hit the fence', "didn't it", "wasn't it", "doesn't it"],
]
const negativeRows: readonly Row[] = [
  ['{she} never complains', 'does she', 'is she'],
  ['The old man hardly eats meat', 'does he', 'is he'],
  ['You have never been to {town}', 'have you', 'are you'],
  ['The twins seldom quarrel', 'do they', 'are they'],
  ['{he} could hardly walk', 'could he', 'did he'],
  ['The radio has never worked well', 'has it', 'did it'],
  ['We rarely see an eclipse', 'do we', 'are we'],
  ['Your uncle never drank beer', 'did he', 'was he'],
  ['The dog scarcely slept last night', 'did it', 'was it'],
  ['They had hardly begun to eat', 'had they', 'did they'],
  ['You can hardly blame the driver', 'can you', 'do you'],
  ['The sisters never wore shoes at home', 'did they', 'were they'],
]

export const helperForm = tagForm('helper', 'easy', helperRows, {
  principle: 'A tag repeats the helping verb of the statement with a pronoun, and turns yes into no or no into yes.',
  hint: 'Which helping verb does the statement have?',
})
export const doForm = tagForm('do', 'medium', doRows, {
  principle: 'If the statement has no helping verb, the tag takes do, does or did, in the tense of the statement.',
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
    const [statement, tag, otherVerb, wrongForm] = random.pick(rows)
    const polarity = {
      text: turned(tag),
      rule: 'polarity',
      because: 'The statement is negative already, so its tag must not be negative too.',
    }
    const others = new Set([tag, turned(tag), otherVerb, wrongForm])
    const fixed = ["isn't it", 'is it', "doesn't it"].find((text) => !others.has(text)) ?? ''
    return {
      sentence: `${filled(statement, random)}, ${gap}?`,
      key: tag,
      wrong: [
        wrongForm === undefined
          ? polarity
          : {
              text: wrongForm,
              rule: 'verb',
              because: 'The verb of this tag has another number or tense than the verb of the statement.',
            },
        {
          text: otherVerb,
          rule: 'verb',
          because: 'The helping verb of this tag does not belong to the verb of the statement.',
        },
        {
          text: fixed,
          rule: 'pronoun or verb',
          because: 'Casual speech uses a tag like this after any statement, but verb and pronoun must match.',
        },
      ],
      principle,
      reason: `The statement is ${isNegative(tag) ? 'positive' : 'negative'}, so the tag is ${isNegative(tag) ? 'negative' : 'positive'}, with the matching verb and pronoun`,
      hints: [hint, 'Is the statement positive or negative? The tag is the opposite.'],
      frame: statement,
    }
  })
}

const shortNegatives: Readonly<Record<string, string>> = { "won't": 'will', "can't": 'can' }

function isNegative(tag: string): boolean {
  return tag.includes("n't")
}

/** The tag with the opposite polarity. */
function turned(tag: string): string {
  const [verb = '', pronoun = ''] = tag.split(' ')
  const positive = shortNegatives[verb] ?? verb.replace("n't", '')
  const negative = Object.keys(shortNegatives).find((short) => shortNegatives[short] === verb) ?? `${verb}n't`
  return `${isNegative(tag) ? positive : negative} ${pronoun}`
}
