import { maximumMessageLength } from '@sabi/shared/tutor/calls'
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { TextArea } from '../design/TextArea.tsx'
import { readItem, storageKeys, writeItem } from '../platform/storage.ts'
import { toast } from '../platform/toast-store.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

interface ComposerProps {
  isWaiting: boolean
  onSend: (words: string) => void
}

/** Where a question is written. What is half-written stays over a reload, until it is sent. */
export function Composer({ isWaiting, onSend }: ComposerProps) {
  const [draft, setDraft] = useDraft()
  const send = () => {
    const words = draft.trim()
    if (words === '' || isWaiting) return
    onSend(words)
    setDraft('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // Enter also picks a word of an on-screen keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        id="tutor-question"
        label="Your question"
        rows={2}
        maxLength={maximumMessageLength}
        enterKeyHint="send"
        value={draft}
        disabled={isWaiting}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button type="submit" busy={isWaiting}>
        Send
      </Button>
    </form>
  )
}

/** The draft, begun with what the address brings along (TUTOR-02). */
function useDraft(): [string, (words: string) => void] {
  const prompt = new URLSearchParams(useSearch()).get('prompt')?.trim() ?? ''
  const [draft, setDraft] = useState(
    () => prompt.slice(0, maximumMessageLength) || readItem(storageKeys.tutorDraft) || '',
  )
  const [path, navigate] = useLocation()
  const change = (words: string) => {
    setDraft(words)
    writeItem(storageKeys.tutorDraft, words)
  }
  useEffect(() => {
    if (prompt === '') return
    toast(tutorTexts.questionLoaded)
    navigate(path, { replace: true })
  }, [prompt, path, navigate])
  return [draft, change]
}
