import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subjectIds } from '../content/question.ts'
import { seededRandom } from './random.ts'
import { drawSession, type Blueprint, type PracticeCandidate } from './sampler.ts'
import { canBeSpaced, isSpaced, sizesOfFamilies } from './spacing-check.ts'

const even: Blueprint = { units: { 1: 1, 2: 1, 3: 1, 4: 1 }, calculation: 0.5 }

const candidateLists = fc
  .array(
    fc.record({
      subject: fc.constantFrom(...subjectIds),
      unit: fc.integer({ min: 1, max: 5 }),
      isCalculation: fc.boolean(),
      family: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { nil: null }),
    }),
    { maxLength: 80 },
  )
  .map((list) => list.map((candidate, index) => ({ ...candidate, id: `q${index}` })))

function bank({ perKind, units = 4 }: { perKind: number; units?: number }): PracticeCandidate[] {
  const kinds = Array.from({ length: units }, (_, index) => index + 1).flatMap((unit) => [
    { unit, isCalculation: true },
    { unit, isCalculation: false },
  ])
  return kinds.flatMap((kind) =>
    Array.from({ length: perKind }, (_, index) => ({
      ...kind,
      id: `${kind.unit}-${kind.isCalculation}-${index}`,
      subject: 'physics' as const,
      family: null,
    })),
  )
}

function countWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  return list.filter(holds).length
}

describe('the draw of a session (PRAC-08)', () => {
  it('draws as many as asked or all there are, nothing twice, nothing foreign', () => {
    fc.assert(
      fc.property(candidateLists, fc.integer({ min: 0, max: 100 }), fc.string(), (candidates, count, seed) => {
        const drawn = drawSession({ candidates, count, blueprintOf: () => even, random: seededRandom(seed) })
        expect(drawn).toHaveLength(Math.min(count, candidates.length))
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
        expect(drawn.every((candidate) => candidates.includes(candidate))).toBe(true)
      }),
    )
  })

  it('draws what has a lower rank first, of each kind, and keeps the shares of the kinds', () => {
    const candidates = bank({ perKind: 10 })
    const isKnown = ({ id }: PracticeCandidate) => Number(id.slice(-1)) < 5
    const draw = (count: number) =>
      drawSession({
        candidates,
        count,
        blueprintOf: () => even,
        random: seededRandom(`rank ${count}`),
        rankOf: (candidate) => Number(isKnown(candidate)),
      })
    expect(draw(40).filter(isKnown)).toEqual([])
    const most = draw(60)
    expect(countWhere(most, isKnown)).toBe(20)
    for (const unit of [1, 2, 3, 4]) expect(countWhere(most, (one) => one.unit === unit)).toBe(15)
  })

  it('takes another variant of a family only when every family has given as many as it can', () => {
    fc.assert(
      fc.property(candidateLists, fc.integer({ min: 0, max: 100 }), fc.string(), (candidates, count, seed) => {
        const drawn = drawSession({ candidates, count, blueprintOf: () => even, random: seededRandom(seed) })
        const taken = sizesOfFamilies(drawn)
        const most = Math.max(0, ...taken.values())
        for (const [family, there] of sizesOfFamilies(candidates)) {
          expect(taken.get(family) ?? 0).toBeGreaterThanOrEqual(Math.min(there, most - 1))
        }
      }),
    )
  })

  it('spaces the variants of a family wherever an order can', () => {
    fc.assert(
      fc.property(candidateLists, fc.integer({ min: 0, max: 100 }), fc.string(), (candidates, count, seed) => {
        const drawn = drawSession({ candidates, count, blueprintOf: () => even, random: seededRandom(seed) })
        expect(isSpaced(drawn) || !canBeSpaced(drawn)).toBe(true)
      }),
    )
  })

  it('mirrors the shares of units and calculations exactly where the bank is rich', () => {
    const blueprint: Blueprint = { units: { 1: 40, 2: 30, 3: 20, 4: 10 }, calculation: 0.35 }
    const drawn = drawSession({
      candidates: bank({ perKind: 60 }),
      count: 100,
      blueprintOf: () => blueprint,
      random: seededRandom('rich'),
    })
    expect([1, 2, 3, 4].map((wanted) => countWhere(drawn, ({ unit }) => unit === wanted))).toEqual([40, 30, 20, 10])
    expect(countWhere(drawn, ({ isCalculation }) => isCalculation)).toBe(35)
  })

  it('divides a session over all subjects evenly', () => {
    const candidates = subjectIds.flatMap((subject) =>
      bank({ perKind: 20 }).map((candidate) => ({ ...candidate, id: `${subject}-${candidate.id}`, subject })),
    )
    const drawn = drawSession({ candidates, count: 100, blueprintOf: () => even, random: seededRandom('even') })
    expect(subjectIds.map((wanted) => countWhere(drawn, ({ subject }) => subject === wanted))).toEqual([
      20, 20, 20, 20, 20,
    ])
  })

  it('fills up from other units and kinds where one runs short', () => {
    const short = bank({ perKind: 30 }).filter(
      ({ unit, isCalculation }) => unit !== 1 && (unit !== 2 || !isCalculation),
    )
    const drawn = drawSession({
      candidates: short,
      count: 80,
      blueprintOf: () => ({ units: { 1: 70, 2: 20, 3: 10 }, calculation: 1 }),
      random: seededRandom('short'),
    })
    expect(drawn).toHaveLength(80)
    expect([1, 2, 3, 4].map((wanted) => countWhere(drawn, ({ unit }) => unit === wanted))).toEqual([0, 30, 50, 0])
    expect(countWhere(drawn, ({ isCalculation }) => isCalculation)).toBe(30)
  })

  it('draws the same for the same seed and something else for another', () => {
    const draw = (seed: string) =>
      drawSession({ candidates: bank({ perKind: 20 }), count: 20, blueprintOf: () => even, random: seededRandom(seed) })
    expect(draw('1')).toEqual(draw('1'))
    expect(draw('1')).not.toEqual(draw('2'))
  })

  it('opens with the wanted question, whatever else is drawn, and ignores one that is not there', () => {
    fc.assert(
      fc.property(candidateLists, fc.integer({ min: 1, max: 100 }), fc.string(), (candidates, count, seed) => {
        const draw = (first: string) =>
          drawSession({ candidates, count, blueprintOf: () => even, random: seededRandom(seed), first })
        for (const { id } of candidates.slice(0, 3)) {
          const drawn = draw(id)
          expect(drawn[0]?.id).toBe(id)
          expect(drawn).toHaveLength(Math.min(count, candidates.length))
          expect(new Set(drawn.map((one) => one.id)).size).toBe(drawn.length)
        }
        expect(draw('elsewhere')).toHaveLength(Math.min(count, candidates.length))
      }),
    )
  })

  it('gives every question of a unit the same chance', () => {
    const seen = new Map<string, number>()
    for (let round = 0; round < 2000; round++) {
      const random = seededRandom(String(round))
      for (const { id } of drawSession({
        candidates: bank({ perKind: 5, units: 1 }),
        count: 2,
        blueprintOf: () => even,
        random,
      })) {
        seen.set(id, (seen.get(id) ?? 0) + 1)
      }
    }
    expect(seen.size).toBe(10)
    for (const times of seen.values()) expect(times).toBeGreaterThan(330)
    for (const times of seen.values()) expect(times).toBeLessThan(470)
  })
})

it('ranks each candidate once, because a rank asks for what the student remembers', () => {
  const ranked: string[] = []
  const candidates = bank({ perKind: 10 })
  const rankOf = ({ id }: PracticeCandidate) => ranked.push(id) % 3
  drawSession({ candidates, count: 20, blueprintOf: () => even, random: seededRandom('once'), rankOf })
  expect(ranked.sort()).toEqual(candidates.map(({ id }) => id).sort())
})
