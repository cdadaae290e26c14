// @vitest-environment happy-dom
import { session } from '@sabi/shared/accounts/calls'
import { firstReplyElement, replyName } from '@sabi/shared/contract/first-reply'
import { countQuestions } from '@sabi/shared/subjects/calls'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'

const everything = { query: {} }
const other = aUser({ id: '00000000-0000-4000-8000-0000000000b2', name: 'Bola Ade' })
const check = 'GET /api/auth/session'
const count = 'GET /api/questions/count'

startAfresh()
afterEach(() => {
  document.body.replaceChildren()
})

/** Opens a page that came with this student and this count. */
async function openPage(user = aUser()) {
  document.body.innerHTML = firstReplyElement({
    [replyName(session, {})]: { success: true, user, isSharedDevice: false },
    [replyName(countQuestions, everything)]: { success: true, count: 7 },
  })
  vi.resetModules()
  const [{ openSession, useSession, signInAs }, queries] = await Promise.all([
    import('./session.ts'),
    import('./queries.ts'),
  ])
  openSession()
  return { ...queries, useSession, signInAs }
}

type Opened = Awaited<ReturnType<typeof openPage>>

function showCount({ queryClient, queryOf }: Opened, { keep = true } = {}): void {
  function Count() {
    const { data } = useQuery(queryOf(countQuestions, everything, { keep }))
    return <p>count {data?.count ?? 'unknown'}</p>
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Count />
    </QueryClientProvider>,
  )
}

// AUTH-14, NAV-11
test('the student and the reply are there with the first render, without a call', async () => {
  const server = fakeServer({})
  const page = await openPage()
  expect(page.useSession.getState()).toMatchObject({ user: aUser(), isLoading: false })
  showCount(page)
  expect(screen.getByText('count 7')).toBeDefined()
  await act(async () => {})
  expect(server.calls).toEqual([])
})

test('the student and the reply are saved for a visit without network', async () => {
  fakeServer({})
  showCount(await openPage())
  expect(localStorage.getItem('auth-storage')).toContain(aUser().id)
  const saved: unknown = JSON.parse(localStorage.getItem('saved:/api/questions/count') ?? '')
  expect(saved).toMatchObject({ reply: { count: 7 }, userId: aUser().id })
})

// AUTH-14
test('who signed in meanwhile stays, and is shown nothing that came for somebody else', async () => {
  localStorage.setItem('auth-storage', JSON.stringify({ state: { user: other }, version: 0 }))
  const server = fakeServer({
    [check]: { json: { success: true, user: other } },
    [count]: { json: { success: true, count: 9 } },
  })
  const page = await openPage()
  expect(page.useSession.getState().user).toEqual(other)
  showCount(page)
  expect(screen.getByText('count unknown')).toBeDefined()
  expect(await screen.findByText('count 9')).toBeDefined()
  expect(server.calls.map(({ call }) => call).toSorted()).toEqual([check, count])
})

test('another student who signs in later finds nothing of it', async () => {
  fakeServer({ [count]: { json: { success: true, count: 9 } } })
  const page = await openPage()
  showCount(page)
  cleanup()
  page.signInAs(other, { isSharedDevice: false })
  showCount(page)
  expect(await screen.findByText('count 9')).toBeDefined()
  expect(page.takeReplyInPage(countQuestions, everything)).toBeUndefined()
})

test('a reply that is taken is taken once', async () => {
  fakeServer({})
  const page = await openPage()
  expect(page.takeReplyInPage(countQuestions, everything)).toEqual({ success: true, count: 7 })
  expect(page.takeReplyInPage(countQuestions, everything)).toBeUndefined()
})

test('a reply that came long ago is not taken', async () => {
  fakeServer({})
  const page = await openPage()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(page.takeReplyInPage(countQuestions, everything)).toBeUndefined()
})

test('what the schema does not allow is as good as not there', async () => {
  document.body.innerHTML = firstReplyElement({ [replyName(session, {})]: { user: 'Amina' } })
  const server = fakeServer({ [check]: { json: { success: true, user: null } } })
  vi.resetModules()
  const { openSession } = await import('./session.ts')
  openSession()
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
})
