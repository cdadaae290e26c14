import { expect, test } from 'vitest'
import { readTurn, writeTurn } from './turn.ts'

const accountId = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'

test.each([
  [{ accountId, isHidden: false }],
  [{ accountId, isHidden: true }],
  [{ accountId: null, isHidden: false }],
  [{ accountId: null, isHidden: true }],
])('reads the turn %o as it was written', (turn) => {
  expect(readTurn(writeTurn(turn))).toEqual(turn)
})

test.each(['', 'nobody', 'visitor', '../../etc', `${accountId}x`, '__proto__'])(
  'takes "%s" for nobody’s turn',
  (value) => {
    expect(readTurn(value).accountId).toBeNull()
  },
)
