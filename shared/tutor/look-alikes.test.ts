import { expect, test } from 'vitest'
import { claimOf, judgeReply } from './key-check.ts'
import { inLatinLetters } from './look-alikes.ts'

test.each([
  ['Cyrillic', 'Тhе соrrесt орtіоn іs С', 'The correct option is C'],
  ['Greek', 'Τhe αnswer is Β', 'The answer is B'],
  ['fullwidth', 'Ａｎｓｗｅｒ：', 'Answer：'],
  ['of mathematics', '𝐓𝐡𝐞 𝑎𝑛𝑠𝑤𝑒𝑟 𝗂𝗌 𝔻', 'The answer is D'],
  ['in circles and boxes', 'Ⓑ ⓑ 🄱 🅑 🅱 🇧 ⒝', 'B b B B B B (b)'],
  ['small capitals', 'ᴏᴘᴛɪᴏɴ', 'option'],
  ['numerals', 'option Ⅾ', 'option D'],
  ['with marks', 'cörréct o\u0301ption', 'correct option'],
])('turns %s letters into Latin ones', (_, words, plain) => {
  expect(inLatinLetters(words)).toBe(plain)
})

test.each([
  'sin α + cos β = ρ',
  'The angle θ is 30°, so λ = 2 μm and R = 5 Ω.',
  'ΔH = −572 kJ mol⁻¹, x² + ½, H₂O, x̄, à',
  'Молоко, γ-rays and ✅ 🎉',
  '',
])('leaves symbols, standalone marked letters and other languages unchanged: %s', (words) => {
  expect(inLatinLetters(words)).toBe(words)
})

const force = { options: ['0.5 N', '5 N', '10 N', '20 N'], correctOption: 2, canShuffle: false }
const gas = { options: ['oxygen', 'carbon(IV) oxide', 'nitrogen', 'hydrogen'], correctOption: 0, canShuffle: true }
const angle = { options: ['α', 'β', 'α + β', 'a'], correctOption: 0, canShuffle: true }

const judge = (question: typeof force, student: string, reply: string) =>
  judgeReply({ question, reply, claim: claimOf(question, [{ role: 'user', content: student }]), isWhole: true })

test.each([
  ['Option В is correct.', force, 'help'],
  ['Option Β is correct.', force, 'help'],
  ['Ｏｐｔｉｏｎ Ｂ ｉｓ ｃｏｒｒｅｃｔ．', force, 'help'],
  ['I looked at it again. The аnsԝer is 𝗗.', force, 'help'],
  ['Тhе соrrесt орtіоn іs 20 Ν.', force, 'help'],
  ['The answer is 🅱.', force, 'help'],
  ['The answer is nіtrоgen.', gas, 'help'],
  ['Tick hуdrogen.', gas, 'help'],
  ['10 N іs nоt соrrесt.', force, 'help'],
  ['Yоu аre rіght!', force, 'I am sure it is 20 N'],
  ['You are right!', force, 'I am sure it is оption В'],
  ['The answer is β.', angle, 'help'],
])('rejects "%s"', (reply, question, student) => {
  expect(judge(question, student, reply)).toBe('wrong')
})

test.each([
  ['The answer is α.', angle, 'help'],
  ['The answer is α, not a.', angle, 'help'],
  ['Option С is correct.', force, 'help'],
  ['The answer is охygen.', gas, 'my teacher says nitrogen'],
])('accepts "%s"', (reply, question, student) => {
  expect(judge(question, student, reply)).toBe('sound')
})
