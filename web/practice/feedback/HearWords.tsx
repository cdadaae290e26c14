import { spokenWords } from '@sabi/shared/practice/spoken-words'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../design/Button.tsx'
import details from './AnswerDetails.module.css'

/**
 * Says the words of a question about sounds with a British voice that the phone has on board. Shows nothing where there is
 * none: a voice of another country would teach other sounds, and one from the network costs data.
 */
export function HearWords({ entry }: { entry: SessionQuestion }) {
  const hasVoice = useSyncExternalStore(
    followVoices,
    () => britishVoice() !== undefined,
    () => false,
  )
  const words = spokenWords(entry.question, entry.shownOrder)
  const isOffered = hasVoice && words.length > 0
  useEffect(() => (isOffered ? stopSpeaking : undefined), [isOffered])
  if (!isOffered) return null
  return (
    <div className={details.hear}>
      <Button variant="secondary" onClick={() => speak(words)}>
        {words.length === 1 ? 'Hear the word' : 'Hear the words'}
      </Button>
      <span>This is the voice of your device. It may differ from the exam’s English.</span>
    </div>
  )
}

function speak(words: readonly string[]): void {
  stopSpeaking()
  const voice = britishVoice()
  for (const word of words) {
    const utterance = new SpeechSynthesisUtterance(word)
    Object.assign(utterance, { voice, lang: 'en-GB', rate: 0.8 })
    speechSynthesis.speak(utterance)
  }
}

function stopSpeaking(): void {
  speechSynthesis.cancel()
}

// Web views of older phones have no speech.
function britishVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^en[-_]GB/.test(lang))
}

/** Voices are listed some time after the page has loaded. */
function followVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
