import { maximumMessageLength } from '@sabi/shared/tutor/calls'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { TextArea } from '../design/forms/TextArea.tsx'
import { readItem, storageKeys, writeItem } from '../platform/storage.ts'
import { toast } from '../platform/page/toast-store.ts'
import { stopReply, type Matter } from './ask.ts'
import { talkAbout, useConversation } from './conversation.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

const fieldId = 'tutor-question'

interface ComposerProps {
  about: Matter
  onSend: (words: string) => void
}

/** The field for a question. The draft survives a reload, until it is sent. */
export function Composer({ about, onSend }: ComposerProps) {
  const { isWaiting } = useConversation()
  const [draft, setDraft] = useDraft(about)
  const isByKey = useRef(false)
  // The field loses the focus while it is disabled. On a phone, restoring it would cover the reply with the keyboard.
  useEffect(() => {
    if (isWaiting || !isByKey.current) return
    isByKey.current = false
    if (matchMedia('(pointer: fine)').matches) document.getElementById(fieldId)?.focus()
  }, [isWaiting])
  // The toast "Send it" must not cover Send.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', '10.5rem')
    return () => void style.removeProperty('--toast-lift')
  }, [])
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
    // Enter also picks a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    isByKey.current = true
    send()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <State />
      <TextArea
        id={fieldId}
        label="Your question"
        rows={2}
        maxLength={maximumMessageLength}
        enterKeyHint="send"
        value={draft}
        disabled={isWaiting}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button type="submit" busy={isWaiting} className={styles.send}>
        Send
      </Button>
    </form>
  )
}

/**
 * The topic of the conversation, and what the tutor is doing. Away from Send, so that a second tap on it does not stop
 * the reply.
 */
function State() {
  const { isWaiting, questionId } = useConversation()
  return (
    <div className={styles.state}>
      {questionId !== undefined && (
        <span className={styles.chip}>
          {tutorTexts.aboutQuestion}
          <IconButton label="Talk about something else" onClick={() => talkAbout(undefined)}>
            <X size={18} />
          </IconButton>
        </span>
      )}
      <output className={styles.small}>{isWaiting && tutorTexts.waiting}</output>
      {isWaiting && (
        <Button variant="ghost" onClick={stopReply}>
          Stop
        </Button>
      )}
    </div>
  )
}

/** The draft, starting with the text in the address (TUTOR-02). */
function useDraft(about: Matter): [string, (words: string) => void] {
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
    writeItem(storageKeys.tutorDraft, prompt)
    toast(tutorTexts.questionLoaded)
    navigate(about === 'help' ? `${path}?about=help` : path, { replace: true })
  }, [prompt, about, path, navigate])
  return [draft, change]
}
