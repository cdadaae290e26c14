// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aSession } from '@sabi/shared/practice/builders'
import { afterEach, expect, it, vi } from 'vitest'
import { mayReload } from '../../platform/page/in-quiz.ts'
import { newId } from '../device.ts'
import { keepStep, retryKeeping } from './answers.ts'

afterEach(() => void vi.restoreAllMocks())

it('keeps the page from being loaded again while an answer is only in memory', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('No space left', 'QuotaExceededError')
  })
  await keepStep({ userId: newId(), session: aSession(1, { id: newId() }), answer: null })
  await vi.waitFor(() => expect(mayReload()).toBe(false))
  put.mockRestore()
  await retryKeeping()
  await vi.waitFor(() => expect(mayReload()).toBe(true))
})
