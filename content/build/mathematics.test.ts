import { describe, expect, test } from 'vitest'
import { typeset } from './mathematics.ts'

const lines: readonly (readonly [latex: string, text: string])[] = [
  ['\\frac{a}{b}', 'a/b'],
  ['\\frac{a+b}{c-d}', '(a + b)/(c − d)'],
  ['\\frac{2x}{3y}', '2x/(3y)'],
  ['\\frac{\\frac{a}{b}}{c}', '(a/b)/c'],
  ['\\frac{dy}{dx} = 3x^2', 'dy/dx = 3x²'],
  ['\\frac{d^2y}{dx^2}', 'd²y/dx²'],
  ['\\frac{\\text{change in velocity}}{\\text{time}}', '(change in velocity)/time'],
  ['5\\frac{1}{2}', '5 1/2'],
  ['\\frac{1}{2}mv^2', '(1/2)mv²'],
  ['x = \\frac{1}{2}', 'x = 1/2'],
  ['\\left(\\frac{1}{2}\\right)^{3}', '(1/2)³'],
  ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
  ['\\sqrt{x+1}', '√(x + 1)'],
  ['\\sqrt{2}', '√2'],
  ['2\\sqrt{3} + \\sqrt[3]{8}', '2√3 + ∛8'],
  ['\\sqrt[5]{x}', '⁵√x'],
  ['x^2', 'x²'],
  ['x^{n+1}', 'x^(n+1)'],
  ['x^{-3}', 'x⁻³'],
  ['x^n + 2^x', 'xⁿ + 2^x'],
  ['8^{\\frac{2}{3}}', '8^(2/3)'],
  ['(x+1)^2', '(x + 1)²'],
  ['{(x^2)}^3', '(x²)³'],
  ['\\text{m s}^{-2}', 'm s⁻²'],
  ['30^\\circ', '30°'],
  ['\\frac{\\theta}{360^\\circ}', 'θ/360°'],
  ["\\frac{f'(x)}{A'}", 'f′(x)/A′'],
  ['\\overline{PQ}', 'P\u0305Q\u0305'],
  ["f'(x) = -3x", 'f′(x) = −3x'],
  ['f^{-1}(x)', 'f⁻¹(x)'],
  ['101_{\\text{two}} + 11_2', '101_two + 11₂'],
  ['u_n = u_{n-1} + 2', 'uₙ = u_(n−1) + 2'],
  ['v_{\\text{max}} t', 'v_max t'],
  ['\\int_0^1 x^2\\,dx', '∫₀¹ x² dx'],
  ['\\int_0^{\\pi} \\sin x\\,dx', '∫[0 to π] sin x dx'],
  ['\\left[\\frac{x^2}{2}\\right]_0^1', '[x²/2]₀¹'],
  ['\\sum_{i=1}^{n} i^2', 'Σ[i=1 to n] i²'],
  ['\\lim_{x\\to 0}\\frac{\\sin x}{x}', 'lim[x→0] (sin x)/x'],
  ['\\left.\\frac{dy}{dx}\\right|_{x=2}', 'dy/dx|_(x=2)'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '[1 2; 3 4]'],
  ['\\begin{vmatrix}1&-2\\\\3&4\\end{vmatrix}', '|1 −2; 3 4|'],
  ['\\begin{bmatrix}x+1&2\\\\3&4\\end{bmatrix}', '[x + 1, 2; 3, 4]'],
  ['\\begin{pmatrix}2\\\\3\\end{pmatrix}', '[2; 3]'],
  ['\\vec{a} + \\overrightarrow{OB}', 'a\u20D7 + OB\u20D7'],
  ['|\\mathbf{a}|', '|a|'],
  ['\\bar{x}', 'x\u0305'],
  ['\\overline{A\\cup B}', '(A ∪ B)′'],
  ["A' \\cap B", 'A′ ∩ B'],
  ['0.\\dot{3}', '0.3\u0307'],
  ['{}^{235}_{92}\\mathrm{U}', '²³⁵₉₂U'],
  ['\\mathrm{SO_4^{2-}}', 'SO₄²⁻'],
  ['A \\xrightarrow{\\text{heat}} B', 'A —heat→ B'],
  ['N_2 + 3H_2 \\rightleftharpoons 2NH_3', 'N₂ + 3H₂ ⇌ 2NH₃'],
  ['{}^{n}C_{r}', 'ⁿCᵣ'],
  ['\\binom{5}{2}', '(5 choose 2)'],
  ['n! = n(n-1)!', 'n! = n(n − 1)!'],
  ['\\log_2 8 + \\log_{10} x', 'log₂ 8 + log₁₀ x'],
  ['2\\sin^{2}\\theta', '2 sin² θ'],
  ['\\cos^{-1}\\frac12', 'cos⁻¹ (1/2)'],
  ['a:b = 2:3', 'a : b = 2 : 3'],
  ['\\sim p \\Rightarrow q', '∼p ⇒ q'],
  ['x \\leq -2', 'x ≤ −2'],
  ['7 \\equiv 2 \\pmod 5', '7 ≡ 2 (mod 5)'],
  ['2 \\times 10^{-19}', '2 × 10⁻¹⁹'],
  ['\\begin{aligned}x&=1\\\\y&=2\\end{aligned}', 'x = 1; y = 2'],
]

describe('the text form', () => {
  test.each(lines)('renders %s as %s', (latex, text) => {
    expect(typeset(`$${latex}$`).text).toBe(text)
  })

  test('keeps Unicode outside formulas', () => {
    expect(typeset('CO₃²⁻ at 25 °C, ₦500')).toEqual({ text: 'CO₃²⁻ at 25 °C, ₦500', html: null })
  })
})

describe('the HTML form', () => {
  test('contains escaped text, line breaks and MathML', () => {
    expect(typeset('If a < b,\nthen $x^2$').html).toBe(
      'If a &lt; b,<br>then <math><msup><mi>x</mi><mn>2</mn></msup></math>',
    )
  })

  test.each(lines)('has no style, class or foreign element for %s', (latex) => {
    const html = typeset(`$${latex}$`).html ?? ''
    expect(html).toMatch(/^<math>.*<\/math>$/)
    expect(html).not.toMatch(/ style=|class="(?!over|under)|<(?!\/?m)|semantics|annotation/)
  })

  test('keeps upright letters, accents and prefix signs', () => {
    expect(typeset('$\\mathrm{d}x$').html).toContain('<mi mathvariant="normal">d</mi>')
    expect(typeset('$\\bar{x}$').html).toContain('<mover accent="true"><mi>x</mi><mo>¯</mo></mover>')
    expect(typeset('$\\overline{PQ}$').html).toContain('<mrow class="over"><mi>P</mi><mi>Q</mi></mrow>')
    expect(typeset('$x = -3$').html).toContain('<mo form="prefix">−</mo>')
  })
})

describe('refusals', () => {
  test.each([
    ['$\\frac{1}{2$', /Invalid LaTeX/],
    ['$\\nosuchcommand$', /Invalid LaTeX/],
    ['It costs $5', /no partner/],
    ['$\\cancel{x}$', /struck out/],
    ['$\\boxed{x}$', /rules, boxes/],
    ['$\\begin{array}{c|c}1&2\\end{array}$', /rules, boxes/],
    ['$\\;$', /shows nothing/],
    ['$\\sqrt{}$', /empty root/],
  ])('%s', (source, message) => {
    expect(() => typeset(source)).toThrow(message)
  })
})
