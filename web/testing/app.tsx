import type { User } from '@sabi/shared/accounts/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from '../App.tsx'
import { forgetReplies, queryClient } from '../platform/server/queries.ts'
import { noteReply } from '../platform/server/connection.ts'
import { dismissToast } from '../platform/page/toast-store.ts'
import { forgetUser, signInAs, useSession } from '../platform/server/session.ts'
import { useOutbox } from '../offline/answers/answers.ts'
import { forgetArticles } from '../platform/page/written-article.ts'
import { fakeServer } from './fake-server.ts'
import './patience.ts'

/** A student for tests. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '7d9f1c3e-2b1a-4c5d-8e6f-0a1b2c3d4e5f',
    name: 'Amina Bello',
    email: 'amina.bello@example.com',
    userName: null,
    image: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    accountType: 'student',
    ...changes,
  }
}

/**
 * Every test of the file starts signed out, online, with nothing stored and a server that knows nothing, and cleans up
 * afterwards.
 */
export function startAfresh(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    forgetUser()
    forgetReplies()
    forgetArticles()
    noteReply()
    history.replaceState(null, '', '/')
    fakeServer({})
  })
  afterEach(() => {
    cleanup()
    act(dismissToast)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  // Vitest removes the document after the last test, and a flush that is still running would then fail the whole run.
  afterAll(() => vi.waitFor(() => expect(useOutbox.getState().isSending).toBe(false), { timeout: 10_000 }))
}

/** Renders a part of the app with its query cache, which `startAfresh` clears before each test. */
export function renderPart(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

/** Opens the whole app at an address, by a link with this state. */
export function openApp(address: string, state: unknown = null): void {
  history.pushState(state, '', address)
  render(<App />)
}

export function signIn(user: User = aUser()): void {
  signInAs(user, { isSharedDevice: false })
}

/** The state while the page loads: no user known, and the server being asked. */
export function whileSessionIsChecked(): void {
  useSession.setState({ user: null, isLoading: true })
}

/** Sets what the browser reports about its connection. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}
