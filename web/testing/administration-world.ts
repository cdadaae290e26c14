import type { ShownQuestion } from '@sabi/shared/content/question'
import type { AdminFlag, FlagStatus } from '@sabi/shared/flags/calls'
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { AdminTab } from '../administration/tabs.ts'
import { aSystem, auditOf, messagesOf, siteOf } from './administration.ts'
import { aUser, openApp, signIn } from './app.tsx'
import { fakeServer } from './fake-server.ts'
import { settingsReply } from './settings-reply.ts'
// Imported here, so that no test waits for it.
import '../administration/AdminScreen.tsx'

/** Opens a tab of the administration, on a healthy site with nothing to do except what the answers contain. */
export async function openAdmin(tab: AdminTab, answers: Parameters<typeof fakeServer>[0] = {}, more = '') {
  signIn(aUser({ accountType: 'admin' }))
  const server = fakeServer({
    'GET /api/admin/system': { json: { success: true, data: aSystem() } },
    'GET /api/account/settings': settingsReply(),
    'GET /api/admin/audit': auditOf([]),
    'GET /api/admin/messages': messagesOf([]),
    'GET /api/admin/classes': { json: { success: true, classes: [], total: 0 } },
    'GET /api/admin/students': { json: { success: true, data: [], total: 0 } },
    'GET /api/admin/tutor-reports': { json: { success: true, data: [], total: 0 } },
    'GET /api/admin/written-questions': { json: { success: true, data: [] } },
    'GET /api/admin/questions': { json: { success: true, data: [], total: 0 } },
    'GET /api/imports': { json: { success: true, imports: [] } },
    'GET /api/topics': { json: { success: true, data: [] } },
    'GET /api/site': siteOf(),
    'GET /api/question-flags': flagsOf([]),
    ...answers,
  })
  openApp(`/admin?tab=${tab}${more}`)
  await screen.findByRole('heading', { name: 'Admin', level: 1 })
  return server
}

/** A student's flag on a question whose key is the second option. */
export function aFlag(number: number, changes: Partial<AdminFlag> = {}): AdminFlag {
  return {
    id: `0190b5a0-0000-4000-8000-00000000000${number}`,
    status: 'pending',
    reason: `Reason ${number}`,
    alarm: null,
    adminNotes: '',
    revision: 1,
    flaggedAt: '2026-11-21T10:00:00.000Z',
    decidedAt: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    reviewedAt: null,
    leavesAt: null,
    flaggedBy: 'Amina Bello',
    flagsOfQuestion: 1,
    questionVersion: 1,
    question: aQuestion(`q${number}`),
    isPublished: true,
    statistics: null,
    ...changes,
  }
}

/** The reply of the list of flags, with the number of each status. */
export function flagsOf(flags: readonly AdminFlag[], counts: Partial<Record<FlagStatus, number>> = {}) {
  const of = (status: FlagStatus) => flags.filter((flag) => flag.status === status).length
  const statusCounts = {
    pending: of('pending'),
    reviewed: of('reviewed'),
    resolved: of('resolved'),
    dismissed: of('dismissed'),
    ...counts,
  }
  return { json: { success: true, flags, statusCounts } }
}

/** The reply of the list of questions. */
export function questionsOf(...questions: ShownQuestion[]) {
  const data = questions.map((question) => ({ question, state: 'published', statistics: null }))
  return { json: { success: true, data, total: data.length } }
}

export const conflictReply = {
  status: 409,
  json: { success: false, error: 'Another one was first.', message: 'Another one was first.' },
}

/** Sets whether the window is wide. */
export function setWide(matches: boolean): void {
  const [addEventListener, removeEventListener] = [() => {}, () => {}]
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener, removeEventListener }))
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Types into a field that reacts to each letter. */
export function write(label: string | RegExp, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}
