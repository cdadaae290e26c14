import { familyOf } from '@sabi/shared/content/family-of'
import { expect, test } from 'vitest'
import { assemble } from './assemble.ts'
import { readSources } from './sources.ts'

test('derives the family of every question of the bank from its id, as phones do', () => {
  const { made } = assemble(readSources())
  const differing = made.filter(({ source, question }) => familyOf(source.id) !== (question.family ?? null))
  expect(differing.map(({ source }) => source.id)).toEqual([])
})
