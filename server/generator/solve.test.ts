import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { expect, test } from 'vitest'
import {
  fitItems,
  goodItems,
  isCheck,
  itemsForTests,
  withWrongKey,
  type Exercise,
  type FakeWriter,
} from '../testing/fake-writer.ts'
import { useTestWriter, wish } from '../testing/test-writer.ts'

const { ai, letWrite, eligible, made } = await useTestWriter()
const { first, second, third, fourth } = itemsForTests
const planted = goodItems.slice(0, 100).map(withWrongKey)

/** Has a model write all items, over as many generations as needed, and returns the stems that reached students. */
async function passing(writer: FakeWriter, count: number): Promise<string[]> {
  const stems: string[] = []
  while (writer.given < count) {
    const { questions } = await made(await eligible(), { ...wish, count: 50 })
    stems.push(...questions.map(({ text }) => text))
  }
  return stems
}

// GEN-05
test('passes all good questions if the solver is truthful', async () => {
  const hundred = goodItems.slice(0, 100)
  expect((await passing(letWrite(hundred), 100)).toSorted()).toEqual(hundred.map(({ stem }) => stem).toSorted())
})

/** A solver that errs on every tenth question and picks any other option, or the writer's. */
const erring =
  (writer: FakeWriter, erringTo: 'any' | 'writer') =>
  (exercise: Exercise): ReturnType<FakeWriter['truth']> => {
    const random = seededRandom(`solver of ${exercise.stem}`)
    const { best } = writer.truth(exercise)
    if (random() < 0.9) return { best, rightOptions: 1 }
    const writers = planted.find(({ stem }) => stem === exercise.stem)?.key ?? ''
    const others = Object.values(exercise.options).filter((option) => option !== best)
    return { best: erringTo === 'writer' ? writers : (shuffle(others.toSorted(), random)[0] ?? ''), rightOptions: 1 }
  }

test('stops 100 of 100 wrong keys if the solver is truthful', async () => {
  // The other checks accept them all.
  expect(fitItems(planted)).toEqual(planted)
  expect(await passing(letWrite(planted), 100)).toEqual([])
})

test.each([
  ['anywhere', 'any', 98],
  ['as the writer does', 'writer', 90],
] as const)('stops most wrong keys if the solver errs on a tenth of all questions, %s', async (_, to, stopped) => {
  const writer = letWrite(planted)
  writer.solve = erring(writer, to)
  const passed = await passing(writer, 100)
  expect(planted.length - passed.length).toBeGreaterThanOrEqual(stopped)
})

test('drops questions with two right options, without a solution or with two solutions', async () => {
  const writer = letWrite([first, second, third, fourth])
  ai.script((request) => {
    if (!isCheck(request)) return { object: writer.write(request) }
    const [one, two, three, four] = writer.solutions(request).solutions
    return { object: { solutions: [{ ...Object(one), rightOptions: 2 }, 'I pass', two, three, three, four] } }
  })
  const { questions } = await made(await eligible())
  expect(questions.map(({ text }) => text)).toEqual([second.stem, fourth.stem])
})
