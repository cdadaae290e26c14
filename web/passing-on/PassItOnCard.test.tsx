// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countQuestions } from '../offline/questions/question-store.ts'
import { startAfresh } from '../testing/app.tsx'
import { forgetQuestionBank, someQuestions } from '../testing/question-bank.ts'
import { signingSite, type SigningSite } from '../testing/signing-site.ts'
import { writePassFile } from './pass-file.ts'
import { PassItOnCard } from './PassItOnCard.tsx'
import { takeInFile } from './take-in.ts'

startAfresh()

let site: SigningSite

beforeEach(async () => {
  site = await signingSite()
  document.head.innerHTML = `<meta name="site-key" content="${site.publicKey}">`
})
afterEach(forgetQuestionBank)

async function aFile(revision = 1, count = 3): Promise<Blob> {
  const state = { version: `v${revision}`, revision, questions: someQuestions('physics', count) }
  return writePassFile([await site.pack('physics', state)])
}

function open({
  isAnythingHere = true,
  shared,
}: { isAnythingHere?: boolean; shared?: () => Promise<Blob | undefined> } = {}) {
  const ends = { onShared: vi.fn<() => void>(), onChange: vi.fn<() => void>() }
  render(<PassItOnCard isAnythingHere={isAnythingHere} shared={shared} {...ends} />)
  return ends
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (file: Blob) =>
  fireEvent.change(screen.getByLabelText('Open a file from a friend'), { target: { files: [file] } })

/** A share sheet that ends like this. */
function stubShare(share: () => Promise<void>) {
  const asked = vi.fn<(data: ShareData) => Promise<void>>(share)
  vi.stubGlobal('navigator', Object.create(navigator, { canShare: { value: () => true }, share: { value: asked } }))
  return asked
}

test('says why nothing can be passed on from a phone without a whole subject', () => {
  open({ isAnythingHere: false })
  expect(screen.getByRole('button', { name: 'Prepare the file' }).getAttribute('aria-disabled')).toBe('true')
  screen.getByText('Save a subject on this phone first.')
})

test('prepares the file, names what is in it, and hands it to the share sheet', async () => {
  await takeInFile(await aFile())
  const share = stubShare(() => Promise.resolve())
  open()
  press('Prepare the file')
  screen.getByText('Preparing the file...')
  await screen.findByText(/^The file is ready \(\d+ KB\): Physics\.$/)
  press('Share the file')
  await screen.findByText('The file was handed over. Your friend opens it in the app, on the page Storage.')
  const [file] = share.mock.calls[0]?.[0].files ?? []
  expect([file?.name, file?.type]).toEqual([expect.stringMatching(/^sabi-prep-questions-[\d-]+\.txt$/), 'text/plain'])
})

test('leaves the file ready when the share sheet is closed, and says when it fails', async () => {
  await takeInFile(await aFile())
  const share = stubShare(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  open()
  press('Prepare the file')
  await screen.findByText(/^The file is ready/)
  press('Share the file')
  share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  press('Share the file')
  await screen.findByText("This phone can't do that right now. Please try again.")
})

test('saves the file where there is no share sheet', async () => {
  await takeInFile(await aFile())
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open()
  press('Prepare the file')
  await screen.findByText(/^The file is ready/)
  expect(screen.queryByRole('button', { name: 'Share the file' })).toBeNull()
  press('Save the file')
  await screen.findByText(/^Saved as sabi-prep-questions-[\d-]+\.txt\./)
  expect(click).toHaveBeenCalledOnce()
})

test('takes a chosen file, and says what was new, what was here and what was older', async () => {
  const { onChange } = open()
  choose(await aFile(2))
  await screen.findByText('Added to this phone: Physics.')
  expect([await countQuestions(), onChange.mock.calls.length]).toEqual([3, 1])
  choose(await aFile(2))
  await screen.findByText('Already on this phone: Physics.')
  choose(await aFile(1))
  await screen.findByText('Not taken, because this phone has newer questions: Physics.')
})

test('refuses a file that was changed in one clear sentence', async () => {
  open()
  const text = await (await aFile()).text()
  choose(new Blob([text.replace('physics', 'biology')]))
  await screen.findByText(/^This file was damaged or changed on the way, so nothing was taken from it\./)
  choose(new Blob(['Hello']))
  await screen.findByText('This is not a file of questions from this app, so nothing was taken from it.')
  expect(await countQuestions()).toBe(0)
})

test('asks before it adds a file that another app shared', async () => {
  const file = await aFile()
  const { onShared } = open({ shared: async () => file })
  screen.getByText('A file with questions was shared with this app. Add them to this phone?')
  press('Add the questions')
  await screen.findByText('Added to this phone: Physics.')
  await vi.waitFor(() => expect(onShared).toHaveBeenCalledOnce())
})

test('forgets a shared file that is not wanted', async () => {
  const { onShared } = open({ shared: () => Promise.reject(new Error('It was read')) })
  press("Don't add them")
  await vi.waitFor(() => expect(onShared).toHaveBeenCalledOnce())
  expect(await countQuestions()).toBe(0)
})

test('says so in a browser that can neither compress nor check', () => {
  vi.stubGlobal('CompressionStream', undefined)
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  open()
  screen.getByText('This browser can’t pass questions on. Update it, and open this site with https.')
})
