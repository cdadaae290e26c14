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

/** A solver that errs on every tenth question. It agrees with the writer then: always, or once in three times, as chance has it. */
const erring =
  (writer: FakeWriter, agrees: 'always' | 'by chance') =>
  (exercise: Exercise): ReturnType<FakeWriter['truth']> => {
    const { best } = writer.truth(exercise)
    const place = planted.findIndex(({ stem }) => stem === exercise.stem)
    if (place % 10 !== 0) return { best, rightOptions: 1 }
    const writers = planted[place]?.key ?? ''
    const other = Object.values(exercise.options).find((option) => option !== best && option !== writers) ?? ''
    return { best: agrees === 'always' || place % 30 === 0 ? writers : other, rightOptions: 1 }
  }

test('stops 100 of 100 wrong keys if the solver is truthful', async () => {
  // The other checks accept them all.
  expect(fitItems(planted)).toEqual(planted)
  expect(await passing(letWrite(planted), 100)).toEqual([])
})

test.each([
  ['by chance', 96],
  ['always', 90],
] as const)(
  'stops most wrong keys if the solver errs on a tenth of all questions and agrees with the writer %s: %i of 100',
  async (agrees, stopped) => {
    const writer = letWrite(planted)
    writer.solve = erring(writer, agrees)
    const passed = await passing(writer, 100)
    expect(planted.length - passed.length).toBe(stopped)
  },
)

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
