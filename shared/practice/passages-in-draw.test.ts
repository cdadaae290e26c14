import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../content/passage-order.ts'
import { seededRandom } from './random.ts'
import { drawSession } from './sampler.ts'

const others = Array.from({ length: 20 }, (_, index) => ({
  id: `other-${index}`,
  subject: 'physics' as const,
  unit: 2,
  isCalculation: false,
  family: null,
}))

test('draws questions of one passage together, in their order, and behind the one that is to open', () => {
  const passages = ['p1', 'p2', 'p3', 'p4'].flatMap((passage) =>
    [1, 2, 3, 4, 5].map((number) => ({
      id: `eng-${passage}-${number}`,
      subject: 'physics' as const,
      unit: 1,
      isCalculation: false,
      family: null,
    })),
  )
  const draw = (seed: string, first?: string) =>
    drawSession({
      candidates: [...passages, ...others],
      count: 26,
      blueprintOf: () => ({ units: { 1: 1, 2: 1 }, calculation: 0 }),
      random: seededRandom(seed),
      first,
    }).map(({ id }) => id)
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const drawn = draw(seed)
      const ofPassages = drawn.filter((id) => passageOf(id) !== null)
      const runs = drawn.filter((id, place) => {
        const passage = passageOf(id)
        return passage !== null && passage !== passageOf(drawn[place - 1] ?? '')
      })
      expect(runs).toHaveLength(new Set(ofPassages.map(passageOf)).size)
      // At most one text is read for a part of its questions.
      expect(runs.length).toBeLessThanOrEqual(Math.ceil(ofPassages.length / 5) + 1)
      // And that text from its first question on, without a leap.
      expect(runs.filter((id) => !id.endsWith('-1'))).toEqual([])
      const wholeRuns = runs.flatMap((first) => [1, 2, 3, 4, 5].map((number) => first.replace(/1$/, String(number))))
      expect(wholeRuns.filter((id) => ofPassages.includes(id))).toEqual(ofPassages)
      for (const first of runs) {
        const ofThis = ofPassages.filter((id) => passageOf(id) === passageOf(first))
        expect(ofThis.at(-1)).toBe(first.replace(/1$/, String(ofThis.length)))
      }
      const opened = draw(seed, 'eng-p3-4')
      expect(opened[0]).toBe('eng-p3-4')
      expect(opened.slice(1, 5).map(passageOf)).toEqual(['eng-p3', 'eng-p3', 'eng-p3', 'eng-p3'])
    }),
  )
})
