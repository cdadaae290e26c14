import { aSession } from '@sabi/shared/practice/builders'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { practise } from '@sabi/shared/practice/practise'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswerKeeper } from './answer-keeper.ts'
import type { Step } from './session-store.ts'

const userId = 'amina'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStep(id: string): Omit<Step, 'said'> {
  const tap = { questionId: 'q1', option: 1, answerId: id, tzOffset: 60, at: 0 }
  const session = practise(aSession(2), { type: 'choose', ...tap })
  return { userId, session, answer: toSyncedAnswer(session) }
}

/** A phone that refuses to write until the fault is resolved. */
function aPhone(fault: () => Promise<void>) {
  const written: string[] = []
  const phone = {
    written,
    isBroken: true,
    rooms: [] as string[],
    write: async (steps: readonly Step[]) => {
      if (phone.isBroken) await fault()
      written.push(...steps.map(({ answer, said }) => `${answer?.id} ${said.state}`))
    },
    waysToMakeRoom: [
      async () => {
        phone.rooms.push('questions')
        throw new DOMException('no space to delete', 'QuotaExceededError')
      },
      async () => void phone.rooms.push('sessions'),
    ],
    onChange: () => {},
  }
  return phone
}

const full = () => Promise.reject(new DOMException('no space left', 'QuotaExceededError'))
const closing = () => Promise.reject(new DOMException('IO error: 000008.log: FILE_ERROR_NO_SPACE', 'UnknownError'))
const hanging = () => new Promise<void>(() => {})

describe('the keeping of answers', () => {
  it('starts a write in the task of the tap, also while another is under way', async () => {
    const begun: string[][] = []
    const write = async (steps: readonly Step[]) => {
      begun.push(steps.map(({ answer }) => answer?.id ?? ''))
    }
    const keeper = createAnswerKeeper({ ...aPhone(full), write })
    void keeper.keep(aStep('a'))
    void keeper.keep(aStep('b'))
    expect(begun).toEqual([['a'], ['a', 'b']])
    await keeper.settled()
    expect(keeper.held(userId)).toEqual([])
  })

  it('writes each step once and in order', async () => {
    const phone = aPhone(full)
    phone.isBroken = false
    const keeper = createAnswerKeeper(phone)
    await keeper.keep(aStep('a'))
    await keeper.keep(aStep('b'))
    expect(phone.written).toEqual(['a unsent', 'b unsent'])
    expect(keeper.held(userId)).toEqual([])
  })

  it.each([
    ['as the standard says', full],
    ['as Chromium says while it closes the database', closing],
  ])('makes room on a disk that is full %s, says when nothing helps, and writes all once it can', async (_, fault) => {
    const phone = aPhone(fault)
    const keeper = createAnswerKeeper(phone)
    await keeper.keep(aStep('a'))
    expect(phone.rooms).toEqual(['questions', 'sessions'])
    expect(keeper.trouble()).toBe('full')
    expect(keeper.held(userId)).toHaveLength(1)
    phone.isBroken = false
    await keeper.keep(aStep('b'))
    expect(phone.written).toEqual(['a unsent', 'b unsent'])
    expect(keeper.trouble()).toBe('none')
  })

  it('never writes an older step over one that came and was written while room was made', async () => {
    const phone = aPhone(full)
    const makeRoom = async () => {
      phone.isBroken = false
      await keeper.keep(aStep('b'))
    }
    const keeper = createAnswerKeeper({ ...phone, waysToMakeRoom: [makeRoom] })
    await keeper.keep(aStep('a'))
    expect(phone.written).toEqual(['a unsent', 'b unsent'])
    expect(keeper.held(userId)).toEqual([])
  })

  it('lets the student continue when the database hangs, and tries again automatically', async () => {
    const phone = aPhone(hanging)
    const keeper = createAnswerKeeper(phone)
    const kept = keeper.keep(aStep('a'))
    await vi.advanceTimersByTimeAsync(4000)
    await kept
    expect(keeper.trouble()).toBe('blocked')
    phone.isBroken = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(phone.written).toEqual(['a unsent'])
    expect(keeper.trouble()).toBe('none')
  })

  it('remembers what the server said of answers from memory, so that none is sent twice or taken for accepted', async () => {
    const phone = aPhone(full)
    const keeper = createAnswerKeeper(phone)
    await keeper.keep(aStep('a'))
    await keeper.keep(aStep('b'))
    keeper.note(
      new Map([
        ['a', { state: 'acknowledged' }],
        ['b', { state: 'rejected', reason: 'conflict' }],
      ]),
    )
    phone.isBroken = false
    await keeper.keep(aStep('c'))
    expect(phone.written).toEqual(['a acknowledged', 'b rejected', 'c unsent'])
  })

  it('forgets a student', async () => {
    const phone = aPhone(full)
    const keeper = createAnswerKeeper(phone)
    await keeper.keep(aStep('a'))
    keeper.forget(userId)
    expect(keeper.held(userId)).toEqual([])
  })
})
