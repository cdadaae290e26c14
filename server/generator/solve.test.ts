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

/** Has a model write all items in as many generations as it takes, and gives the stems of what reached students. */
async function passing(writer: FakeWriter, count: number): Promise<string[]> {
  const stems: string[] = []
  while (writer.given < count) {
    const { questions } = await made(await eligible(), { ...wish, count: 50 })
    stems.push(...questions.map(({ text }) => text))
  }
  return stems
}

// GEN-05
test('all good questions pass a truthful solver', async () => {
  const hundred = goodItems.slice(0, 100)
  expect((await passing(letWrite(hundred), 100)).toSorted()).toEqual(hundred.map(({ stem }) => stem).toSorted())
})

/** Errs in every tenth question: then it takes any other option, or the one that the writer took. */
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

test('stops 100 of 100 wrong keys with a truthful solver', async () => {
  // Nothing but the solver stops them.
  expect(fitItems(planted)).toEqual(planted)
  expect(await passing(letWrite(planted), 100)).toEqual([])
})

test.each([
  ['anywhere', 'any', 98],
  ['as the writer does', 'writer', 90],
] as const)('a solver that errs in a tenth of all questions, %s, stops most wrong keys', async (_, to, stopped) => {
  const writer = letWrite(planted)
  writer.solve = erring(writer, to)
  const passed = await passing(writer, 100)
  expect(planted.length - passed.length).toBe(stopped)
})

test('drops what has two right options for the solver, what it does not solve, and what it solves twice', async () => {
  const writer = letWrite([first, second, third, fourth])
  ai.script((request) => {
    if (!isCheck(request)) return { object: writer.write(request) }
    const [one, two, three, four] = writer.solutions(request).solutions
    return { object: { solutions: [{ ...Object(one), rightOptions: 2 }, 'I pass', two, three, three, four] } }
  })
  const { questions } = await made(await eligible())
  expect(questions.map(({ text }) => text)).toEqual([second.stem, fourth.stem])
})
