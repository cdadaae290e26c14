import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()

type Sent = [status: number, page: string | null]

/** Where a phone without a service worker is sent that posts this. */
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

test('words without end open the tutor with their beginning', async () => {
  const [status, page] = await post(formOf({ prompt: 'ọ'.repeat(100_000) }))
  expect(status).toBe(303)
  expect(page).toMatch(/^\/ai-tutor\?prompt=(%E1%BB%8D){300}/)
  expect(page?.length).toBeLessThan(10_000)
})

test('a form that broke off on the way opens a page all the same', async () => {
  const broken = post('--x\r\nContent-Disp', { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(await broken).toEqual([303, '/storage?shared'])
})
