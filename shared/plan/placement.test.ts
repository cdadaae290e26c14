import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { difficulties, type Difficulty } from '../content/question.ts'
import { seededRandom } from '../practice/random.ts'
import { nextOfPlacement, nextStep, type AskedQuestion, type PlacementQuestion } from './placement.ts'
import { placementLength, questionsOfStep } from './placement-length.ts'

/** Questions of a JAMB paper in physics from each unit, as in its file. */
const paper = [2, 5, 2, 2, 4, 6, 3, 5, 4, 3, 4]
const questionsOf = (unit: number) => paper[unit - 1] ?? 0
const papersLength = paper.reduce((sum, questions) => sum + questions, 0)

/** Three skills of each level in every unit, with two variants each. */
const bank = paper.flatMap((_, index) =>
  difficulties.flatMap((difficulty) =>
    [1, 2, 3].flatMap((number): PlacementQuestion[] => {
      const question = { skill: `${index + 1}-${difficulty}-${number}`, unit: index + 1, difficulty }
      return [question, { ...question }]
    }),
  ),
)

/** A whole placement, each question drawn after the answer to the one before. */
function placement(
  seed: string,
  isRight: (question: PlacementQuestion, number: number) => boolean,
  candidates: readonly PlacementQuestion[] = bank,
): AskedQuestion[] {
  const asked: AskedQuestion[] = []
  const random = seededRandom(seed)
  for (;;) {
    const next = nextOfPlacement({ candidates, asked, questionsOf, random })
    if (next === null) return asked
    asked.push({ ...next, isRight: isRight(next, asked.length) })
  }
}

const levelsOf = (asked: readonly PlacementQuestion[]) => asked.map(({ difficulty }) => difficulty)

test('asks twelve different skills, of no unit more than its share of the paper rounded up', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (seed, answers) => {
      const asked = placement(seed, (_, number) => answers[number] === true)
      expect(new Set(asked.map(({ skill }) => skill)).size).toBe(placementLength)
      for (const [index, questions] of paper.entries()) {
        const share = Math.ceil((placementLength * questions) / papersLength)
        expect(asked.filter(({ unit }) => unit === index + 1).length).toBeLessThanOrEqual(share)
      }
    }),
  )
})

test('asks of another unit each time until every unit with a share had one', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const units = placement(seed, () => true).map(({ unit }) => unit)
      const all = new Set(units).size
      expect(all).toBeGreaterThanOrEqual(9)
      expect(new Set(units.slice(0, all)).size).toBe(all)
    }),
  )
})

test('starts medium, and becomes one level harder after a right answer and easier after a wrong one', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (seed, answers) => {
      const asked = placement(seed, (_, number) => answers[number] === true)
      let level = 1
      for (const { difficulty, isRight } of asked) {
        expect(difficulties.indexOf(difficulty)).toBe(level)
        level = Math.min(2, Math.max(0, level + (isRight === true ? 1 : -1)))
      }
    }),
  )
})

test('takes the nearest level where a unit has none of the wanted one', () => {
  const without = (missing: Difficulty) => bank.filter(({ difficulty }) => difficulty !== missing)
  const strong = placement('s', () => true, without('hard'))
  expect(new Set(levelsOf(strong))).toEqual(new Set(['medium']))
  const weak = placement('s', () => false, without('medium'))
  expect(new Set(levelsOf(weak.slice(1)))).toEqual(new Set(['easy']))
})

test('orders the units by the seed, the same for the same one', () => {
  const unitsOf = (seed: string) => placement(seed, () => true).map(({ unit }) => unit)
  expect(unitsOf('one')).toEqual(unitsOf('one'))
  expect(unitsOf('one')).not.toEqual(unitsOf('two'))
})

test('fills up from other units where one has few skills, and ends early where all have', () => {
  const fewOfOne = bank.filter(({ unit, skill }) => unit !== 6 || skill === '6-easy-1')
  expect(placement('s', () => true, fewOfOne)).toHaveLength(placementLength)
  const five = bank.filter(({ skill }) => skill.endsWith('-easy-1')).slice(0, 10)
  expect(placement('s', () => true, five)).toHaveLength(5)
  expect(nextStep({ candidates: [], asked: [], questionsOf, random: seededRandom('s') })).toEqual([])
})

test('draws steps of four that follow the answers to the steps before', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (seed, isRight) => {
      const random = seededRandom(seed)
      const asked: AskedQuestion[] = []
      const levels: Set<Difficulty>[] = []
      for (let step = 0; step < placementLength / questionsOfStep; step++) {
        const drawn = nextStep({ candidates: bank, asked, questionsOf, random })
        expect(drawn).toHaveLength(questionsOfStep)
        levels.push(new Set(levelsOf(drawn)))
        asked.push(...drawn.map((question) => ({ ...question, isRight })))
      }
      expect(new Set(asked.map(({ skill }) => skill)).size).toBe(placementLength)
      const later: Difficulty = isRight ? 'hard' : 'easy'
      expect(levels).toEqual([new Set(['medium']), new Set([later]), new Set([later])])
      expect(nextStep({ candidates: bank, asked, questionsOf, random })).toEqual([])
    }),
  )
})
