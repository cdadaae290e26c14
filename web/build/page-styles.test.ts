import { expect, test } from 'vitest'
import { cssOf, usedRules } from './page-styles.ts'

const page = '<main class="a0 b1"><p>Text</p></main>'

test.each([
  ['.a0{top:0}', '.a0{top:0}'],
  ['.a1{top:0}', ''],
  ['.a0 .c2,.b1>p:hover{top:0}', '.b1>p:hover{top:0}'],
  ['table{top:0}*,:before{top:0}', '*,:before{top:0}'],
  ['@media (min-width:1px){.a1{top:0}.a0{top:1px}}', '@media (min-width:1px){.a0{top:1px}}'],
  ['@media print{.a1{top:0}}', ''],
  [':root[data-theme=dark]{--a:1}.a0:not([b]){top:0}', ':root[data-theme=dark]{--a:1}.a0:not([b]){top:0}'],
])('of %s a page keeps what it can meet', (css, kept) => {
  expect(usedRules(css, page)).toBe(kept)
})

test('a page needs the sheet of the elements first, and those that have a class of it', () => {
  const sheets = [
    { file: 'topics.css', css: '.b1{top:0}' },
    { file: 'quiz.css', css: '.b10{top:0}' },
    { file: 'base.css', css: ':root{top:0}' },
  ]
  expect(cssOf(page, sheets).map(({ file }) => file)).toEqual(['base.css', 'topics.css'])
})
