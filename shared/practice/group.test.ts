import { expect, it } from 'vitest'
import { groupBySubject } from './group.ts'

const asked = (id: string, subject: 'physics' | 'chemistry' | 'biology') => ({ id, subject })

it('puts the questions of a subject together and keeps their order', () => {
  const mixed = [asked('p1', 'physics'), asked('c1', 'chemistry'), asked('p2', 'physics'), asked('b1', 'biology')]
  const ids = groupBySubject(mixed).map(({ id }) => id)
  expect([...ids].sort()).toEqual(['b1', 'c1', 'p1', 'p2'])
  expect(ids.indexOf('p2')).toBe(ids.indexOf('p1') + 1)
})
