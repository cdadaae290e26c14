import { expect, test } from 'vitest'
import { moleConversions } from '../chemistry/families/c09-moles.ts'
import { concord } from '../english/families/e16-concord.ts'
import { publishedVariants } from '../engine/variant.ts'
import { matrices } from '../mathematics/families/m32-matrices.ts'
import { questionsOfFamily } from './from-families.ts'

const questions = questionsOfFamily(moleConversions)

test('gives five options to the variants of a board whose papers have five, and four to the others', () => {
  for (const { options, reasons, examType } of questions) {
    expect(options).toHaveLength(examType === 'NECO' ? 5 : 4)
    expect(reasons).toHaveLength(options.length)
  }
})

test('marks the same key with five options as with four', () => {
  const keys = publishedVariants(moleConversions).map(({ key }) => key.text.replaceAll(',', ''))
  expect(questions.map(({ options, correctOption }) => options[correctOption]?.replaceAll(',', ''))).toEqual(keys)
})

test('versions the variants of such a board apart from the others of the family', () => {
  const entries = questions.map(({ examType, sourceId }) => `${examType} ${sourceId}`)
  expect(new Set(entries)).toEqual(new Set(['JAMB c09', 'WAEC c09', 'NECO c09-neco']))
})

test('keeps four options in English, whose keys are spread over four places', () => {
  expect(new Set(questionsOfFamily(concord).map(({ options }) => options.length))).toEqual(new Set([4]))
})

test('keeps four options where five would be long, as matrices are', () => {
  const ofNeco = questionsOfFamily(matrices).filter(({ examType }) => examType === 'NECO')
  const counts = ofNeco.map(({ options }) => [options.length, options.some((option) => option.includes('matrix'))])
  expect(counts).toContainEqual([4, true])
  expect(counts).toContainEqual([5, false])
  expect(counts).not.toContainEqual([5, true])
})
