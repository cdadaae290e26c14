import { expect, test } from 'vitest'
import { whatWaits } from './what-waits.ts'

test.each([
  [
    '/exam?paper=utme-sciences&subjects=physics-chemistry-biology&code=ABCDE',
    'sit this paper: Chemistry, Physics and Biology',
  ],
  ['/exam?paper=utme-subject&subjects=physics', 'sit this paper: Physics'],
  ['/exam?paper=utme-subject&subjects=%3Cb%3E', 'sit this paper'],
  ['/exam-prep', 'sit a timed paper'],
  ['/exam-prep?board=JAMB', 'sit a timed paper'],
  ['/practice?subject=biology', 'practise Biology'],
  ['/practice', 'practise'],
  ['/week', 'see your week'],
])('says for %s that a student came to %s', (next, words) => {
  expect(whatWaits(next)).toBe(words)
})

test.each([
  null,
  '',
  '/nowhere',
  '//elsewhere.example/exam',
  'https://elsewhere.example',
  '/try/physics?answers=A',
  '/settings',
])('says nothing for %s', (next) => {
  expect(whatWaits(next)).toBeNull()
})
