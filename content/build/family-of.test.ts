import { familyOf } from '@sabi/shared/content/family-of'
import { expect, test } from 'vitest'
import { assemble } from './assemble.ts'
import { readSources } from './sources.ts'

test('phones tell from its id alone the family that the server knows of every question of the bank', () => {
  const { made } = assemble(readSources())
  const differing = made.filter(({ source, question }) => familyOf(source.id) !== (question.family ?? null))
  expect(differing.map(({ source }) => source.id)).toEqual([])
})
