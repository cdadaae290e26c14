import { expect, test } from 'vitest'
import { withThousandsAlike } from './thousands.ts'

const question = {
  stem: 'The maize needs 71000 J or 7100 kJ. The toad has',
  options: ['710 kJ', '7100 kJ', '71,000 kJ', '1420.5 kJ'],
  explanation: 'Energy = 71 × 100 = 7100 kJ',
  reasons: ['This is 7100 ÷ 10.', null, 'This is ten times 7100 kJ, not 17100.', 'This is 1420.5 kJ.'],
}

test('writes commas in numbers of four digits if another option has one', () => {
  expect(withThousandsAlike(question)).toEqual({
    stem: 'The maize needs 71000 J or 7,100 kJ. The toad has',
    options: ['710 kJ', '7,100 kJ', '71,000 kJ', '1,420.5 kJ'],
    explanation: 'Energy = 71 × 100 = 7,100 kJ',
    reasons: ['This is 7,100 ÷ 10.', null, 'This is ten times 7,100 kJ, not 17100.', 'This is 1,420.5 kJ.'],
  })
})

test('leaves a question alone if no option has a comma', () => {
  const plain = { ...question, options: ['710 kJ', '7100 kJ', '9100 kJ', '1420 kJ'] }
  expect(withThousandsAlike(plain)).toBe(plain)
})

test('leaves numbers in another base alone', () => {
  const based = { ...question, options: ['1011₂', '10,110', '1101₂', '1110₂'] }
  expect(withThousandsAlike(based)).toBe(based)
})
