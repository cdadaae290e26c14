import { expect, test } from 'vitest'
import { codePointsOf } from './font-file.ts'
import { signWithoutFont, signWithoutFontInHtml } from './signs.ts'
import { isWithin } from './unicode-range.ts'

test.each([
  '₦62,000',
  '2H₂O ⇌ 2H₂ + O₂',
  'x² + y⁻³',
  '10₂',
  'aₙ, kₓ, Eₖ',
  'm s⁻², 10⁻¹⁹, 3 × 4 ÷ 2 − 1',
  'λ = 5 µm, θ and Ω',
  'A ∪ B ∩ C, x ∈ U',
  '∠ABC ∝ √2',
  'Brønsted',
  'Müller',
  'ẹ̀kọ́',
  'furniture /ˈfɜːnɪtʃə/, thing /θɪŋ/, the /ðə/, measure /ˈmeʒə/',
  '/æ/, /ɑː/, /ɒ/, /ɔː/, /ʊ/, /ʌ/, /ɛ/ and /ˌɡ/',
])('finds %s in our fonts', (text) => {
  expect(signWithoutFont(text)).toBeNull()
})

test.each([
  ['a symbol that none of our fonts has', 'heat ☀ and light', '☀'],
  ['a letter of another script', 'а cell', 'а'],
])('reports %s', (_, text, sign) => {
  expect(signWithoutFont(text)).toBe(sign)
})

test('checks formulas against their own font', () => {
  expect(signWithoutFontInHtml('<p>Let <math><mi>𝑥</mi><mo>∈</mo><mi>U</mi></math> be</p>')).toBeNull()
  expect(signWithoutFontInHtml('<p>Let 𝑥 be</p>')).toBe('𝑥')
  expect(signWithoutFontInHtml('<p>Let <math><mi>☀</mi></math> be</p>')).toBe('☀')
})

test('refuses a file that is not a font', () => {
  expect(() => codePointsOf(Buffer.from('<!doctype html>'))).toThrow('This is not a WOFF2 font')
})

test('reads ranges as people and minifiers write them', () => {
  const isIn = isWithin('U+E6, U+251-28C,U+22??')
  expect([0xe6, 0x251, 0x28c, 0x2200, 0x22ff].map(isIn)).toEqual([true, true, true, true, true])
  expect([0xe7, 0x28d, 0x2300].map(isIn)).toEqual([false, false, false])
})
