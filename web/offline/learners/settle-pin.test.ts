// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { changeLearners, readLearners } from './learner-list.ts'
import { newLearner } from './opening.ts'
import { settlePin } from './settle-sign-in.ts'

afterEach(() => history.replaceState(null, '', '/'))

function aLearnerWithPin(): string {
  const learner = newLearner({ slot: 'a-slot:', name: 'Ngozi', user: { id: 'ngozi' } })
  const pin = { salt: '00', hash: 'ff', wrong: 0, waitsUntil: 0 }
  changeLearners(() => [{ ...learner, pin }])
  return 'ngozi'
}

it('a PIN stays when its learner signs in again with the password', () => {
  history.replaceState(null, '', '/login')
  settlePin(aLearnerWithPin())
  expect(readLearners()[0]?.pin).not.toBeNull()
})

it('a PIN goes when its learner forgot it and signs in with the password', () => {
  history.replaceState(null, '', '/login?pin=forgotten')
  settlePin(aLearnerWithPin())
  expect(readLearners()[0]?.pin).toBeNull()
})
