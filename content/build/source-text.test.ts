import { sourceText } from '@sabi/shared/content/math-source'
import { parseBank } from '@sabi/shared/content/bank'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typeset } from './mathematics.ts'

const lines: readonly (readonly [what: string, latex: string])[] = [
  ['fractions', '\\frac{a+b}{c-d} + \\dfrac{1}{2}'],
  ['roots', '2\\sqrt{3} + \\sqrt[3]{x+1}'],
  ['scripts', 'u_{n-1} + x^{n+1} + 101_{\\text{two}}'],
  ['degrees and primes', "\\sin 30^\\circ + f'(x) + f''(x)"],
  ['functions and their spaces', '\\log_{10} x + 2\\cos\\theta\\sin A'],
  ['bars and accents', '\\overline{PQ} + \\bar{x} + \\overrightarrow{OB} + 0.\\dot{3}'],
  ['stretching brackets', '\\left(\\frac{1}{2}\\right)^3 + \\left|x\\right|'],
  ['a bar at one end', '\\left.\\frac{dy}{dx}\\right|_{x=2}'],
  ['integrals, sums and limits', '\\int_0^1 x^2\\,dx + \\sum_{i=1}^{n} i^2 + \\lim_{x\\to 0} x'],
  ['matrices and determinants', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix} + \\begin{vmatrix}1&-2\\\\3&4\\end{vmatrix}'],
  ['cases', '\\begin{cases}x & x>0\\\\ -x & x<0\\end{cases}'],
  ['equations under each other', '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}'],
  ['choices', '\\binom{5}{2}'],
  ['isotopes', '{}^{23}_{11}\\text{Na} + {}_{29}^{63}\\text{X}^{2+}'],
  ['signs', 'a \\ne b, c \\le 50\\%, A \\cup \\{1,000\\}, \\Delta H, \\mathrm{H}, \\triangle ABC'],
  ['wide spaces', 'x\\quad y\\;z'],
]

test.each(lines)('converts %s back to what their author could have typed', (_, latex) => {
  const { html } = typeset(`If $${latex}$,\nthen?`)
  expect(typeset(sourceText(html ?? '')).html).toBe(html)
})

test('keeps plain text and its symbols', () => {
  expect(sourceText('Is 3 &lt; 4 &amp; 5?<br>Yes')).toBe('Is 3 < 4 & 5?\nYes')
})

test('gives readable LaTeX for short formulas', () => {
  const { html } = typeset('$v^2 = u^2 + 2as$ and $\\frac{1}{2}mv^2$')
  expect(sourceText(html ?? '')).toBe('$v^2 = u^2 + 2 a s$ and $\\frac{1}{2} m v^2$')
})

// ADMIN-02
test('leaves every formula of the bank unchanged by an edit', () => {
  const { questions } = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
  const parts = questions.flatMap(({ rich = {} }) => [rich.text, rich.explanation, ...(rich.options ?? [])])
  const formulas = new Set(parts.flatMap((part) => part?.match(/<math>.*?<\/math>/g) ?? []))
  expect(formulas.size).toBeGreaterThan(1000)
  const changed = [...formulas].filter((formula) => typeset(sourceText(formula)).html !== formula)
  expect(changed).toEqual([])
})
