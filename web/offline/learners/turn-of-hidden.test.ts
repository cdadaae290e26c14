// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../testing/app.tsx'

const pin = { salt: '00', hash: 'ff', wrong: 0, waitsUntil: 0 }
const bola = { slot: 'bola:', name: 'Bola', accountId: aUser().id, pin }
const amina = { slot: '', name: 'Amina', accountId: 'amina', pin: null }

/** The app as a tab loads it: of the learner whose turn it is. */
async function loadPage() {
  vi.resetModules()
  const { isHidden, turnHere } = await import('../../platform/server/turn.ts')
  return {
    ...(await import('./opening.ts')),
    isHidden,
    turnHere,
    session: await import('../../platform/server/session.ts'),
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(location, 'assign').mockReturnValue()
  localStorage.setItem('learners', JSON.stringify([amina, bola].map((learner) => ({ ...learner, usedAt: 0 }))))
  localStorage.setItem('turn', 'amina')
})

it('hides a learner again whose turn comes back, although the PIN was typed in this tab before', async () => {
  await (await loadPage()).openLearner(bola, '/dashboard', { isUnlocked: true })
  const own = await loadPage()
  expect(own.isHidden()).toBe(false)
  await own.openLearner(amina, '/dashboard')
  // As "Forgot the PIN?" does.
  await (await loadPage()).openLearner(bola, '/login')
  expect((await loadPage()).isHidden()).toBe(true)
})

it('asks for a PIN once when it is typed on the page of another learner', async () => {
  await (await loadPage()).openLearner(bola, '/dashboard', { isUnlocked: true })
  expect((await loadPage()).isHidden()).toBe(false)
})

it('hides a learner in a tab that was left open during the turn of another', async () => {
  await (await loadPage()).openLearner(bola, '/dashboard', { isUnlocked: true })
  const leftOpen = { ...sessionStorage }
  sessionStorage.clear()
  await (await loadPage()).openLearner(amina, '/dashboard')
  await (await loadPage()).openLearner(bola, '/login')
  for (const [key, value] of Object.entries(leftOpen)) sessionStorage.setItem(key, value)
  expect((await loadPage()).isHidden()).toBe(true)
})

it('makes nobody a guest who types the PIN after their session has ended', async () => {
  await (await loadPage()).openLearner(bola, '/dashboard')
  const page = await loadPage()
  page.session.forgetUser()
  page.noteHidden({ ...bola, pin })
  expect(page.turnHere()).toBe('nobody.pin')
  expect(page.isHidden()).toBe(false)
})
