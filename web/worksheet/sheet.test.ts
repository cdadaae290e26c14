import { aQuestion } from '@sabi/shared/practice/builders'
import { describe, expect, it } from 'vitest'
import { addressOfSheet, sheetFrom, versionsOf, type Sheet } from './sheet.ts'

const sheet: Sheet = {
  title: 'Physics: Friction & motion',
  subject: 'physics',
  ids: Array.from({ length: 20 }, (_, index) => `q${index}`),
  seed: 'a1b2c3d4',
  hasVersionB: true,
  columns: 1,
  hasGrid: true,
  key: 'letters',
}
const questions = sheet.ids.map((id) => aQuestion(id, { subject: 'physics', options: ['w', 'x', 'y', 'z'] }))

describe('the address of a worksheet', () => {
  it('describes the whole sheet', () => {
    const search = (asked: Sheet) => sheetFrom(new URL(addressOfSheet(asked), 'https://sabi.example').searchParams)
    expect(search(sheet)).toEqual(sheet)
    const plain: Sheet = { ...sheet, hasVersionB: false, columns: 2, hasGrid: false, key: 'explained' }
    expect(search(plain)).toEqual(plain)
  })

  it.each([
    ['no questions', 'subject=physics'],
    ['no subject', 'ids=q1,q2'],
    ['a subject that there is not', 'subject=magic&ids=q1'],
  ])('is none with %s', (_, query) => {
    expect(sheetFrom(new URLSearchParams(query))).toBeNull()
  })

  it('names each question once, and at most sixty', () => {
    const many = Array.from({ length: 200 }, (_, index) => `q${index % 90}`).join(',')
    const found = sheetFrom(new URLSearchParams({ subject: 'physics', ids: many }))
    expect(found?.ids).toHaveLength(60)
    expect(new Set(found?.ids).size).toBe(60)
  })
})

describe('versions A and B', () => {
  const [first, second] = versionsOf(sheet, questions)

  it('have the same questions in another order, with options in another order', () => {
    const idsOf = (version: typeof first) => version?.paper.map(({ question }) => question.id) ?? []
    expect(idsOf(first)).toEqual(sheet.ids)
    expect(idsOf(second)).not.toEqual(idsOf(first))
    expect(idsOf(second).toSorted()).toEqual(idsOf(first).toSorted())
    const ordersOf = (version: typeof first) =>
      sheet.ids.map((id) => version?.paper.find(({ question }) => question.id === id)?.shownOrder.join())
    expect(ordersOf(second)).not.toEqual(ordersOf(first))
  })

  it('are the same whenever the sheet is opened', () => {
    expect(versionsOf(sheet, questions)).toEqual([first, second])
  })

  it('keep the questions of a passage together and in their order', () => {
    const gaps = Array.from({ length: 5 }, (_, index) => aQuestion(`eng-cloze-p01-${index + 1}`))
    const [, version] = versionsOf(sheet, [...gaps, ...questions])
    const places = gaps.map(({ id }) => version?.paper.findIndex(({ question }) => question.id === id) ?? -1)
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
  })

  it('leave the options of a question in their order if they must not be shuffled', () => {
    const fixed = questions.map((question) => ({ ...question, canShuffle: false }))
    for (const { paper } of versionsOf(sheet, fixed))
      for (const { shownOrder } of paper) expect(shownOrder).toEqual([0, 1, 2, 3])
  })
})
