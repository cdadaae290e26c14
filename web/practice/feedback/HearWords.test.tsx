// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HearWords } from './HearWords.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const british = { lang: 'en-GB', localService: true }
const entry = {
  question: aQuestion('q1', { topicId: 'eng-vowels', options: ['luck', 'MOUSE', 'pound', 'should'] }),
  shownOrder: [1, 0, 3, 2],
}

/** A phone that has these voices, and records its words. */
function aPhone(voices: readonly object[]) {
  const speech = Object.assign(new EventTarget(), {
    said: [] as { text: string; lang: string; voice: object }[],
    getVoices: () => voices,
    speak(utterance: { text: string; lang: string; voice: object }) {
      speech.said.push(utterance)
    },
    cancel() {
      speech.said = []
    },
    hasGot(more: readonly object[]) {
      speech.getVoices = () => more
      speech.dispatchEvent(new Event('voiceschanged'))
    },
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return speech
}

const button = () => screen.queryByRole('button', { name: 'Hear the words' })

it('says the words in the order of the screen, once the phone has listed its voices, and says whose voice it is', () => {
  const phone = aPhone([])
  render(<HearWords entry={entry} />)
  expect(button()).toBeNull()
  act(() => phone.hasGot([{ lang: 'en-NG', localService: true }, british]))
  screen.getByText('This is the voice of your device. It may differ from the exam’s English.')
  fireEvent.click(screen.getByRole('button', { name: 'Hear the words' }))
  // A second tap begins again instead of queueing behind the first.
  fireEvent.click(screen.getByRole('button', { name: 'Hear the words' }))
  expect(phone.said.map(({ text }) => text)).toEqual(['mouse', 'luck', 'should', 'pound'])
  expect(phone.said.every(({ voice, lang }) => voice === british && lang === 'en-GB')).toBe(true)
})

it('falls silent when the student leaves the question', () => {
  const phone = aPhone([british])
  const { unmount } = render(<HearWords entry={entry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Hear the words' }))
  unmount()
  expect(phone.said).toEqual([])
})

it.each([
  ['has only voices of other countries', [{ lang: 'en-US', localService: true }]],
  ['would fetch the voice from the network', [{ lang: 'en-GB', localService: false }]],
])('shows nothing on a phone that %s', (_, voices) => {
  aPhone(voices)
  render(<HearWords entry={entry} />)
  expect(button()).toBeNull()
})

it('shows nothing where a browser cannot speak', () => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  render(<HearWords entry={entry} />)
  expect(button()).toBeNull()
})
