// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { followDataSaver } from '../platform/data-saver.ts'
import { followTextSize } from '../platform/page/text-size.ts'
import { followTheme } from '../platform/page/theme.ts'
import { startAfresh } from '../testing/app.tsx'
import { openSettings } from '../testing/settings-world.ts'

const page = document.documentElement

startAfresh()
afterEach(() => vi.unstubAllGlobals())
followTheme()
followTextSize()
followDataSaver()

const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))

// SETT-01
test.each([
  ['Dark', 'dark', 'dark'],
  ['Match my phone', 'system', 'light'],
  ['Light', 'light', 'light'],
])('the theme %s shows at once and is kept', async (name, kept, shown) => {
  await openSettings()
  choose('Theme', name)
  expect(localStorage.getItem('theme')).toBe(kept)
  expect(page.dataset.theme).toBe(shown)
  expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true)
})

// SETT-01
test.each([
  ['Large', 'large', '112.5%'],
  ['Larger', 'largest', '125%'],
  ['Very large', 'huge', '150%'],
  ['Largest', 'giant', '175%'],
  ['Normal', 'normal', ''],
])('the text size %s shows at once and is kept', async (name, kept, size) => {
  await openSettings()
  choose('Text size', name)
  expect(localStorage.getItem('text-size')).toBe(kept)
  expect(page.style.fontSize).toBe(size)
})

// SETT-01
test.each([
  [
    'On',
    'on',
    undefined,
    "Nothing is downloaded until you ask for it. To practise offline, sync on the Storage page. Text uses this phone's own font; formulas still load theirs.",
  ],
  ['Off', 'off', 'sabi', 'Text uses the font of this site: 27 KB, once.'],
  [
    'Automatic',
    'automatic',
    'sabi',
    'Saves data when your browser asks for it, or on 2G and 3G. On 2G nothing is downloaded until you ask for it.',
  ],
])('the data saver %s leaves the font out or not, and says so', async (...given) => {
  const [name, kept, font, words] = given
  await openSettings()
  choose('Data saver', name)
  expect(localStorage.getItem('data-saver')).toBe(kept)
  expect(page.dataset.font).toBe(font)
  screen.getByText(words)
})

test('single keys that answer a question are switched off and on', async () => {
  await openSettings()
  const box = screen.getByRole('checkbox', { name: 'Answer with single keys' })
  fireEvent.click(box)
  expect(localStorage.getItem('answer-keys')).toBe('off')
  fireEvent.click(box)
  expect(localStorage.getItem('answer-keys')).toBe('on')
})

test('the phone vibrates when an answer is chosen only where a student wants it', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: () => true } }))
  await openSettings()
  const box = screen.getByRole('checkbox', { name: 'Vibrate when I choose an answer' })
  expect(box).toHaveProperty('checked', false)
  fireEvent.click(box)
  expect(localStorage.getItem('haptics')).toBe('on')
  fireEvent.click(box)
  expect(localStorage.getItem('haptics')).toBe('off')
})

test('a browser that cannot vibrate does not offer it', async () => {
  await openSettings()
  expect(screen.queryByRole('checkbox', { name: /vibrate/i })).toBeNull()
})
