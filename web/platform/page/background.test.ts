// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Background from './background.ts'
import type * as Foreground from './foreground.ts'

let foreground: typeof Foreground
let background: typeof Background
let log: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  log = []
  await loadScripts()
})

/** As in a newly opened page. */
async function loadScripts(): Promise<void> {
  vi.resetModules()
  foreground = await import('./foreground.ts')
  background = await import('./background.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** Opens the page, with all its files loaded. */
async function openPage(): Promise<void> {
  foreground.followForeground()
  window.dispatchEvent(new Event('load'))
  await pass(0)
}

/** Work that ends when its function is called. */
function openEnded() {
  let end = () => {}
  const work = new Promise<void>((resolve) => (end = resolve))
  return { work: () => work, end: () => end() }
}

function addJob(name: string, work: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  return background.inBackground(() => {
    log.push(name)
    return work()
  })
}

function onConnection(connection: object): void {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
}

describe('the first background download', () => {
  it('starts after 5 s without input', async () => {
    await openPage()
    void addJob('pack')
    await pass(4999)
    expect(log).toEqual([])
    await pass(1)
    expect(log).toEqual(['pack'])
  })

  it.each(['pointerdown', 'keydown', 'input', 'wheel', 'scroll'])('waits for another 5 s after a %s', async (type) => {
    await openPage()
    void addJob('pack')
    await pass(4000)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    await pass(4999)
    expect(log).toEqual([])
    await pass(1)
    expect(log).toEqual(['pack'])
  })

  it('waits for the files of the page itself', async () => {
    foreground.followForeground()
    void addJob('pack')
    await pass(60_000)
    expect(log).toEqual([])
    window.dispatchEvent(new Event('load'))
    await pass(5000)
    expect(log).toEqual(['pack'])
  })

  it('counts the 5 s from the end of a request', async () => {
    await openPage()
    void addJob('pack')
    const request = openEnded()
    void foreground.inForeground(request.work)
    await pass(60_000)
    expect(log).toEqual([])
    request.end()
    await pass(4999)
    expect(log).toEqual([])
    await pass(1)
    expect(log).toEqual(['pack'])
  })

  it('starts when the first question is answered', async () => {
    await openPage()
    void addJob('pack')
    foreground.startBackground()
    await pass(0)
    expect(log).toEqual(['pack'])
  })
})

describe('a background download', () => {
  it('starts when the one before has ended, also where that failed', async () => {
    foreground.startBackground()
    const first = openEnded()
    void addJob('first', first.work)
    const second = addJob('second', () => Promise.reject(new Error('No network')))
    void addJob('third')
    const failure = expect(second).rejects.toThrow('No network')
    await pass(0)
    expect(log).toEqual(['first'])
    first.end()
    await failure
    await pass(0)
    expect(log).toEqual(['first', 'second', 'third'])
  })

  it('does not start while a request of the student is under way, whether that fails or not', async () => {
    foreground.startBackground()
    const request = openEnded()
    const failing = foreground.inForeground(() => request.work().then(() => Promise.reject(new Error('Refused'))))
    const failure = expect(failing).rejects.toThrow('Refused')
    void addJob('pack')
    await pass(60_000)
    expect(log).toEqual([])
    request.end()
    await failure
    await pass(0)
    expect(log).toEqual(['pack'])
  })

  it.each([
    ['with data saver on', () => localStorage.setItem('data-saver', 'on')],
    ['where the phone saves data', () => onConnection({ saveData: true })],
    ['on 2G', () => onConnection({ effectiveType: 'slow-2g' })],
  ])('is refused %s', async (_, save) => {
    save()
    await loadScripts()
    foreground.startBackground()
    await expect(addJob('pack')).rejects.toThrow('Data is being saved')
    expect(log).toEqual([])
  })

  it('starts on 3G, and on 2G where the student switched data saver off', async () => {
    onConnection({ effectiveType: '3g' })
    foreground.startBackground()
    await addJob('on 3G')
    localStorage.setItem('data-saver', 'off')
    onConnection({ effectiveType: '2g' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver', newValue: 'off' }))
    await addJob('on 2G')
    expect(log).toEqual(['on 3G', 'on 2G'])
  })
})

describe('the lock that keeps the service worker from downloading', () => {
  let held: string[]

  /** Grants every lock at once, and records which are held. */
  beforeEach(() => {
    held = []
    const request = async (name: string, _options: object, work: () => Promise<void> | undefined) => {
      held.push(name)
      await work()
      held.splice(held.indexOf(name), 1)
    }
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  })

  it('is held until the page is quiet, and while a request is under way', async () => {
    await openPage()
    expect(held).toEqual(['background'])
    await pass(5000)
    expect(held).toEqual([])
    const request = openEnded()
    void foreground.inForeground(request.work)
    expect(held).toEqual(['background'])
    request.end()
    await pass(0)
    expect(held).toEqual([])
  })

  it('is held while data is saved, until the student asks for the app', async () => {
    localStorage.setItem('data-saver', 'on')
    await loadScripts()
    await openPage()
    await pass(60_000)
    expect(held).toEqual(['background'])
    foreground.wantApp()
    await pass(0)
    expect(held).toEqual([])
  })

  it('is taken again when data saver is switched on', async () => {
    const { dataSaver } = await import('../data-saver.ts')
    await openPage()
    await pass(5000)
    dataSaver.set('on')
    expect(held).toEqual(['background'])
    dataSaver.set('automatic')
    await pass(0)
    expect(held).toEqual([])
  })
})
