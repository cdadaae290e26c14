import { expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()

type Sent = [status: number, page: string | null]

/** The redirect for a phone without a service worker that posts this. */
async function post(body: FormData | string, headers: Record<string, string> = {}): Promise<Sent> {
  const reply = await fetch(`${server.url}/shared`, { method: 'POST', body, headers, redirect: 'manual' })
  return [reply.status, reply.headers.get('Location')]
}

function formOf(entries: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

// TUTOR-02
test('words that another app shares open the tutor with them', async () => {
  expect(await post(formOf({ prompt: 'What is osmosis?' }))).toEqual([303, '/ai-tutor?prompt=What%20is%20osmosis%3F'])
})

// STOR-01
test('a file that is shared opens the page that asks for it', async () => {
  const file = new Blob(['{"format":"sabi-prep-answers"}'], { type: 'application/json' })
  expect(await post(formOf({ prompt: 'My answers', file }))).toEqual([303, '/storage?shared'])
  expect(await post(formOf({ file: new Blob(['a'.repeat(3_000_000)]) }))).toEqual([303, '/storage?shared'])
})

test.each(['cross-site', 'same-site'])('a form of another site (%s) shares nothing', async (site) => {
  const headers = { 'Sec-Fetch-Site': site }
  expect(await post(formOf({ prompt: 'What is osmosis?' }), headers)).toEqual([303, '/'])
  expect(await post(formOf({ file: new Blob(['{}']) }), headers)).toEqual([303, '/'])
  expect(await post(formOf({ prompt: 'Hi' }), { 'Sec-Fetch-Site': 'none' })).toEqual([303, '/ai-tutor?prompt=Hi'])
})

test.each(['https://evil.example', 'null'])('a form from %s in an old browser shares nothing', async (origin) => {
  expect(await post(formOf({ prompt: 'What is osmosis?' }), { Origin: origin })).toEqual([303, '/'])
})

test('what the phone or one of our own pages posts is shared', async () => {
  const there = [303, '/ai-tutor?prompt=Hi']
  expect(await post(formOf({ prompt: 'Hi' }), { Origin: 'null', 'Sec-Fetch-Site': 'none' })).toEqual(there)
  expect(await post(formOf({ prompt: 'Hi' }), { Origin: server.url })).toEqual(there)
  const forged = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' }
  expect(await post(formOf({ prompt: 'Hi' }), forged)).toEqual([303, '/'])
})

test('words without end open the tutor with their beginning', async () => {
  const [status, page] = await post(formOf({ prompt: 'ọ'.repeat(100_000) }))
  expect(status).toBe(303)
  expect(page).toMatch(/^\/ai-tutor\?prompt=(%E1%BB%8D){300}/)
  expect(page?.length).toBeLessThan(10_000)
})

test('a form costs no more than its beginning, however many parts and bytes it has', async () => {
  const parts = post(`${'--x\r\n'.repeat(100_000)}--x--\r\n`, { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(await parts).toEqual([303, '/storage?shared'])
  const form = `--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nHi\r\n`
  const sent = { 'Content-Type': 'multipart/form-data; boundary="x"' }
  const tail = `${form}--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'a'.repeat(70_000)}\r\n--x\r\nC`
  expect(await post(tail, sent)).toEqual([303, '/ai-tutor?prompt=Hi'])
})

test('a form that was interrupted on the way opens a page anyway', async () => {
  const broken = post('--x\r\nContent-Disp', { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(await broken).toEqual([303, '/storage?shared'])
})
