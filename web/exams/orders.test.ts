import { boards } from '@sabi/content/exams/papers'
import { choicesIn, subjectsOf } from '@sabi/shared/exams/paper'
import { describe, expect, it } from 'vitest'
import { addressOf, askedPaper, codeFrom, newCode, type AskedPaper } from './orders.ts'

const papers: AskedPaper[] = boards.flatMap((board) =>
  board.papers.flatMap((paper) => {
    const always = paper.always ?? []
    const subjects = subjectsOf(paper, [...always, ...choicesIn(paper).slice(0, paper.subjects - always.length)]) ?? []
    return [
      { order: { board, paper, subjects, length: null }, allowance: 'none' as const, mayPause: false, code: null },
      { order: { board, paper, subjects, length: 20 }, allowance: 'thirty' as const, mayPause: true, code: 'K7F3Q' },
    ]
  }),
)

describe('the address of a paper', () => {
  it('asks for that paper', () => {
    for (const asked of papers) {
      const { search } = new URL(addressOf(asked), 'https://sabi.example')
      expect(askedPaper(new URLSearchParams(search))).toEqual(asked)
    }
  })

  it.each([
    ['no paper', ''],
    ['a paper that no board has', 'paper=sat&subjects=physics'],
    ['too few subjects', 'paper=utme-sciences&subjects=physics'],
    ['a UTME without Use of English', 'paper=utme&subjects=chemistry-physics-biology-mathematics'],
    ['a subject that there is not', 'paper=utme-subject&subjects=magic'],
  ])('is refused with %s', (_, query) => {
    expect(askedPaper(new URLSearchParams(query))).toBeNull()
  })

  it('leaves out a length, extra time or code that nobody can choose', () => {
    const asked = askedPaper(new URLSearchParams('paper=utme-subject&subjects=physics&length=7&time=ever&code=O0O0O'))
    expect(asked).toMatchObject({ order: { length: null }, allowance: 'none', code: null })
  })
})

describe('the code of a paper', () => {
  it('is read as it was typed', () => {
    expect(codeFrom(' k7f3q ')).toBe('K7F3Q')
  })

  it('has no sign that is taken for another', () => {
    for (let turn = 0; turn < 200; turn++) expect(newCode()).toMatch(/^[A-HJ-NP-Z2-9]{5}$/)
  })
})
