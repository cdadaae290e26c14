import { expect, test } from 'vitest'
import { publishedVariants, variantOf, type Variant } from '../../engine/variant.ts'
import { howManyAndWho } from '../families/e48-how-many-and-who.ts'
import { whatIsSo } from '../families/e47-what-is-so.ts'
import { byModels, holds, type Reading } from './models.ts'
import { readAmounts } from './read-amounts.ts'
import { readFacts } from './read-facts.ts'
import type { EntailmentQuestion } from './statements.ts'

const readings = [
  [whatIsSo, readFacts],
  [howManyAndWho, readAmounts],
] as const
const variantsOfFamily = 120
const fewestPlants = 100

function questionIn({ parameters }: Variant): EntailmentQuestion & { frame: string } {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the forms of these families draw this type.
  return parameters as EntailmentQuestion & { frame: string }
}

function isAccepted(question: EntailmentQuestion, readingOf: (sentence: string) => Reading | null): boolean {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the route reads the fields of an entailment question.
  return byModels(readingOf)(question as never) === question.key.text
}

const plantings: readonly (readonly [fault: string, make: (question: EntailmentQuestion) => EntailmentQuestion[]])[] = [
  [
    'a wrong statement as key',
    (question) =>
      question.wrong.map((other) => ({
        ...question,
        key: other,
        wrong: [...question.wrong.filter((one) => one !== other), { ...other, ...question.key }],
      })),
  ],
  [
    'a second statement that follows',
    (question) =>
      question.wrong.map((other) => ({
        ...question,
        wrong: [...question.wrong, { ...other, claim: question.key.claim }],
      })),
  ],
  [
    'no statement that follows',
    (question) => question.wrong.map((other) => ({ ...question, key: { ...question.key, claim: other.claim } })),
  ],
]

for (const [fault, make] of plantings) {
  test.each(readings)(`refuses at least 100 questions of $id with ${fault}`, (family, readingOf) => {
    const plants = Array.from({ length: variantsOfFamily }, (_, index) => variantOf(family, index)).flatMap((variant) =>
      make(questionIn(variant)),
    )
    expect(plants.length).toBeGreaterThanOrEqual(fewestPlants)
    expect(plants.filter((plant) => isAccepted(plant, readingOf))).toEqual([])
  })
}

test.each(readings)('publishes every frame of $id once', (family) => {
  const frames = publishedVariants(family).map((variant) => questionIn(variant).frame)
  expect(new Set(frames).size).toBe(family.published)
})

test('reads a sentence whose words are turned round the other way', () => {
  const pairs = [
    ['If the nets had been stronger, the fish would not have escaped.', '!a & b'],
    ['If the nets had not been stronger, the fish would have escaped.', 'a & !b'],
    ['But for the rain, the canoes would have sunk.', 'a & !b'],
    ['But for the rain, the canoes would not have sunk.', 'a & b'],
  ] as const
  for (const [sentence, premise] of pairs) expect(readFacts(sentence)?.premise).toBe(premise)
})

test('weighs claims about a world', () => {
  const world = { n: 2, a: true, b: false, g: 'Chief' }
  const isTrue = (claim: string) => holds(claim, world)
  expect(['n < 3 & n > 1', 'a & !b', 'b -> a', 'g = Chief'].every(isTrue)).toBe(true)
  expect(['n = 3', 'a & b', 'a -> b', 'g = Rival'].some(isTrue)).toBe(false)
})

test('refuses a claim about something that the world lacks', () => {
  expect(() => holds('m > 1', { n: 2 })).toThrow("The world has no 'm'")
})
