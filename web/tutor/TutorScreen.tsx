import Trash2 from 'lucide-react/icons/trash-2'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Fragment, useEffect, useRef, useState } from 'react'
import { chosenWords } from '@sabi/shared/tutor/conversation'
import { useSearch } from 'wouter'
import { Badge } from '../design/Badge.tsx'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { toast } from '../platform/page/toast-store.ts'
import { ask, askAgain, startOver, type Matter } from './ask.ts'
import { Composer } from './Composer.tsx'
import { bringBack, lastQuestion, openConversation, talkAbout, useConversation, type Message } from './conversation.ts'
import { Bubble, HalfWritten, NextSteps, Suggestions, Welcome } from './Messages.tsx'
import { useTutorMode } from './mode.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

/** A conversation with the tutor (TUTOR-01 to TUTOR-07). */
export function TutorScreen() {
  const isOnline = useIsOnline()
  const tutorMode = useTutorMode()
  const address = new URLSearchParams(useSearch())
  const about: Matter = address.get('about') === 'help' ? 'help' : 'lessons'
  const questionId = address.get('question')
  const chosen = chosenWords.exec(address.get('prompt') ?? '')?.[1]
  const { messages, isWaiting, written, questionId: discussed, isNewQuestion } = useConversation()
  const [openedAt] = useState(() => new Date().toISOString())
  const start = useScrolling()
  const asked = lastQuestion(messages)
  const last = messages.at(-1)
  useEffect(openConversation, [])
  useEffect(() => {
    if (questionId !== null) talkAbout(questionId, chosen)
  }, [questionId, chosen])
  return (
    <div className={styles.screen}>
      <PageTitle title={tutorTexts.title} />
      <div className={styles.bar}>
        <Badge tone={tutorMode === 'online' ? 'ok' : 'warn'}>
          {tutorMode === 'online' ? 'Online' : 'Offline textbook'}
        </Badge>
        {messages.length > 0 && <ClearButton />}
      </div>
      {!isOnline && (
        <Banner icon={<WifiOff aria-hidden="true" />} role="status">
          {tutorTexts.offlineBanner} {tutorTexts.textbookServes}
        </Banner>
      )}
      <div role="log" aria-label="Conversation" className={styles.log}>
        <Welcome about={about} mode={messages.flatMap(({ mode }) => mode ?? []).at(-1)} />
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {place === asked && !isNewQuestion && <div ref={start} className={styles.start} />}
            <Bubble message={message} asked={messages[lastQuestion(messages.slice(0, place))]?.content ?? ''} />
          </Fragment>
        ))}
        {isNewQuestion && messages.length > 0 && (
          <>
            <div ref={start} className={styles.start} />
            <p className={styles.small}>{tutorTexts.newQuestion}</p>
          </>
        )}
        {written !== '' && <HalfWritten text={written} />}
      </div>
      {messages.length === 0 && <Suggestions about={about} onChoose={(words) => void ask(words, about)} />}
      {last !== undefined && !isWaiting && (last.sender === 'user' || last.isTrouble || last.end !== undefined) && (
        <div>
          <Button variant="secondary" onClick={() => void askAgain(about)}>
            Try again
          </Button>
        </div>
      )}
      {last?.sender === 'ai' && !last.isTrouble && isSince(openedAt, last) && discussed !== undefined && !isWaiting && (
        <NextSteps onChoose={(words) => void ask(words, about)} />
      )}
      <Composer about={about} onSend={(words) => void ask(words, about)} />
    </div>
  )
}

/** Next steps belong to a reply that the student has just read, and not to an old conversation. */
function isSince(openedAt: string, { timestamp = '' }: Message): boolean {
  return timestamp > openedAt
}

/** Within this distance the page counts as scrolled to its end. */
const nearEnd = 80

/**
 * Marks the last question, or the one that brought the reader here. Readers who ask, or are at the end of the page, follow the reply from the question on;
 * readers who have scrolled elsewhere stay there.
 */
function useScrolling() {
  const start = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const { messages, written, isNewQuestion } = useConversation()
  const isAsked = messages.at(-1)?.sender === 'user' && written === ''
  useEffect(() => {
    if (isAsked || isNewQuestion || scrollY + innerHeight >= height.current - nearEnd)
      start.current?.scrollIntoView({ block: 'start' })
    height.current = document.documentElement.scrollHeight
  }, [messages.length, isAsked, isNewQuestion, written])
  return start
}

function ClearButton() {
  const clear = () => {
    const before = useConversation.getState()
    startOver()
    toast({ ...tutorTexts.cleared, action: { words: 'Undo', run: () => bringBack(before) } })
  }
  return (
    <Button variant="ghost" onClick={clear}>
      <Trash2 size={18} />
      Clear chat
    </Button>
  )
}
