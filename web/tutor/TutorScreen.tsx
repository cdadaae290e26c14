import Trash2 from 'lucide-react/icons/trash-2'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Fragment, useEffect, useRef } from 'react'
import { Badge } from '../design/Badge.tsx'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { useIsOnline } from '../platform/connection.ts'
import { toast } from '../platform/toast-store.ts'
import { ask } from './ask.ts'
import { Composer } from './Composer.tsx'
import { clearConversation, openConversation, useConversation } from './conversation.ts'
import { Bubble, Suggestions, Welcome } from './Messages.tsx'
import { useTutorMode } from './mode.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

/** A talk with the tutor (TUTOR-01 to TUTOR-07). */
export function TutorScreen() {
  const isOnline = useIsOnline()
  const mode = useTutorMode()
  const { messages, isWaiting } = useConversation()
  const start = useRef<HTMLDivElement>(null)
  const asked = messages.map(({ sender }) => sender).lastIndexOf('user')
  useEffect(openConversation, [])
  // A reply is read from its beginning, below the question.
  useEffect(() => start.current?.scrollIntoView({ block: 'start' }), [messages.length])
  return (
    <div className={styles.screen}>
      <PageTitle title="AI Tutor" />
      <div className={styles.bar}>
        <Badge tone={mode === 'online' ? 'ok' : 'warn'}>{mode === 'online' ? 'Online' : 'Offline textbook'}</Badge>
        {messages.length > 0 && <ClearButton />}
      </div>
      {!isOnline && (
        <Banner icon={<WifiOff aria-hidden="true" />} role="status">
          {tutorTexts.offlineBanner} {tutorTexts.textbookServes}
        </Banner>
      )}
      <div role="log" aria-label="Conversation" className={styles.log}>
        <Welcome />
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {place === asked && <div ref={start} className={styles.start} />}
            <Bubble message={message} />
          </Fragment>
        ))}
        <output className={styles.waiting}>{isWaiting && tutorTexts.waiting}</output>
      </div>
      {messages.length === 0 && <Suggestions onChoose={(words) => void ask(words)} />}
      <Composer isWaiting={isWaiting} onSend={(words) => void ask(words)} />
    </div>
  )
}

function ClearButton() {
  const clear = () => {
    clearConversation()
    toast(tutorTexts.cleared)
  }
  return (
    <Button variant="ghost" onClick={clear}>
      <Trash2 size={18} />
      Clear chat
    </Button>
  )
}
