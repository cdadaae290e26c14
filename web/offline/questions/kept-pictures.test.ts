// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { SubjectId } from '@sabi/shared/content/question'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPackedQuestion } from '../../testing/question-bank.ts'
import { sendAtOnce } from '../../platform/page/background.ts'
import { bringPictures, dropPictures } from './kept-pictures.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions, removeQuestions } from './question-store.ts'

const [one, two, three] = ['/pictures/1.webp', '/pictures/2.svg', '/pictures/3.webp']
const everything = { mayFetch: () => true, send: sendAtOnce }
const pathOf = (url: string) => new URL(url, location.href).pathname

/** The browser's caches, by name, with the paths that each holds. */
let kept: Map<string, Set<string>>
let asked: string[]
let replyOf: (path: string) => Response

beforeEach(async () => {
  await clearQuestions()
  kept = new Map()
  asked = []
  replyOf = () => new Response(new Uint8Array(1000), { headers: { 'Content-Type': 'image/webp' } })
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const paths = kept.get(name) ?? new Set<string>()
      kept.set(name, paths)
      return {
        keys: async () => Array.from(paths, (path) => ({ url: new URL(path, location.href).href })),
        put: async (path: string) => void paths.add(path),
        delete: async (url: string) => paths.delete(pathOf(url)),
      }
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return replyOf(path)
  })
})

async function keepSubject(subject: SubjectId, pictures: readonly (string | null)[], version = 'v1'): Promise<void> {
  await putQuestions(pictures.map((imageUrl, place) => aPackedQuestion(`${subject}-${place}`, { subject, imageUrl })))
  await noteWhole(subject, version, await databaseStamp())
}

const keptOf = (subject: SubjectId) => [...(kept.get(`pictures-${subject}`) ?? [])]

test('keeps each picture of a subject once, and asks for nothing while the questions stay the same', async () => {
  await keepSubject('physics', [one, null, two, one, 'data:image/png;base64,AAAA'])
  await bringPictures(['physics', 'chemistry'], everything)
  expect(keptOf('physics')).toEqual([one, two])
  expect(asked).toEqual([one, two])
  await bringPictures(['physics'], everything)
  expect(asked).toEqual([one, two])
})

test('fetches new pictures after a change and drops those that no question shows any more', async () => {
  await keepSubject('physics', [one, two])
  await bringPictures(['physics'], everything)
  await removeQuestions(['physics-0'])
  await keepSubject('physics', [three, two], 'v2')
  await bringPictures(['physics'], everything)
  expect(keptOf('physics')).toEqual([two, three])
  expect(asked).toEqual([one, two, three])
})

test('stops where no more data may be used unasked, and continues at the next check', async () => {
  await keepSubject('physics', [one, two, three])
  const little = { mayFetch: (bytes: number) => bytes < 2000, send: sendAtOnce }
  await bringPictures(['physics'], little)
  expect(keptOf('physics')).toEqual([one, two])
  await bringPictures(['physics'], little)
  expect(keptOf('physics')).toEqual([one, two, three])
})

test('leaves out a picture that the server does not have, and keeps no other page in its place', async () => {
  await keepSubject('physics', [one, two])
  replyOf = () => new Response('Sign in to the Wi-Fi', { headers: { 'Content-Type': 'text/html' } })
  await expect(bringPictures(['physics'], everything)).rejects.toThrow('Not a picture')
  expect(keptOf('physics')).toEqual([])
  const image = new Response('', { headers: { 'Content-Type': 'image/webp' } })
  replyOf = (path) => (path === one ? new Response('', { status: 404 }) : image)
  await bringPictures(['physics'], everything)
  expect(keptOf('physics')).toEqual([two])
})

test('keeps nothing of a subject that is not on the phone as a whole', async () => {
  await putQuestions([aPackedQuestion('q1', { subject: 'physics', imageUrl: one })])
  await bringPictures(['physics'], everything)
  expect(asked).toEqual([])
})

test('forgets all pictures, and nothing else that the browser keeps', async () => {
  await keepSubject('physics', [one])
  await bringPictures(['physics'], everything)
  kept.set('data', new Set(['/packs/index.json']))
  await dropPictures()
  expect([...kept.keys()]).toEqual(['data'])
})
