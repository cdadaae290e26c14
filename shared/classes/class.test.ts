import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ClassName, ClassSubjects, JoinCode, newJoinCode, ShownName, spacedCode } from './class.ts'

test.each([
  ['BCDFGH', 'BCDFGH'],
  ['bcdfgh', 'BCDFGH'],
  [' bcd fgh ', 'BCDFGH'],
  ['BCD-FGH', 'BCDFGH'],
])('reads the code %j as %s', (typed, code) => {
  expect(JoinCode.parse(typed)).toBe(code)
})

test.each(['', 'BCDFG', 'BCDFGHJ', 'BCDFGL', 'BCDFGA', 'BCDFG0', 'ＢCDFGH', 'BCDFG\0'])(
  'refuses the code %j',
  (typed) => {
    expect(z.safeParse(JoinCode, typed).success).toBe(false)
  },
)

test('makes codes that it reads, with every letter of its alphabet and no look-alike', () => {
  let count = 0
  const codes = Array.from({ length: 18 }, () => newJoinCode((limit) => count++ % limit))
  expect(codes.map((code) => JoinCode.parse(code))).toEqual(codes)
  expect([...new Set(codes.join(''))].sort().join('')).toBe('BCDFGHJKMNPRSTWXYZ')
})

test('shows a code in two groups of three', () => {
  expect(spacedCode('BCDFGH')).toBe('BCD FGH')
})

test('keeps the subjects of a class once each, in the order of all subjects', () => {
  expect(ClassSubjects.parse(['english', 'physics', 'chemistry', 'physics'])).toEqual([
    'chemistry',
    'physics',
    'english',
  ])
  expect(z.safeParse(ClassSubjects, []).success).toBe(false)
})

test('refuses names that are empty or too long, and takes invisible characters out of the others', () => {
  expect(ShownName.parse('  Ade\u200B  Bello ')).toBe('Ade Bello')
  expect(z.safeParse(ShownName, 'a'.repeat(41)).success).toBe(false)
  // The last is a Braille character without a dot.
  for (const invisible of ['\u202E', '\u3164', '\u2800 \u2800'])
    expect(z.safeParse(ShownName, invisible).success).toBe(false)
  expect(z.safeParse(ClassName, 'a'.repeat(61)).success).toBe(false)
})

test('keeps the accents of a name, and no tower of them that would cover other names', () => {
  expect(ShownName.parse('Ọlá́')).toBe('Ọlá́'.normalize('NFC'))
  expect(ShownName.parse(`Ade${'\u0301'.repeat(30)}`)).toBe(`Adé${'\u0301'.repeat(3)}`)
})
