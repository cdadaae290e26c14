import { counted } from '@sabi/shared/subjects/count-words'
import { useEffect, useState, type ChangeEvent } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { answersFile, bringBack, type BroughtBack } from '../offline/answers/answer-file.ts'
import { countOfOthers } from '../offline/answers/count-of-others.ts'
import { listAnswers, listRefusedSessions } from '../offline/answers/answer-store.ts'
import { flushNow, retrySetAside, useOutbox } from '../offline/answers/answers.ts'
import { retryLetters, sendLetters, useSetAsideCount, useWaitingCount } from '../offline/visitor/letter-queue.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { saveFile } from '../platform/page/save-file.ts'
import { useSession } from '../platform/server/session.ts'
import { dropSharedFile, takeSharedFile, type SharedFile } from './shared-file.ts'
import styles from './UnsentCard.module.css'
import { unsentTexts } from './unsent-texts.ts'

/** The data that only this phone has: unsent answers, and those that the server refused. */
export function UnsentCard(file: SharedFileProps) {
  const userId = useSession(({ user }) => user?.id)
  return userId === undefined ? null : <Unsent userId={userId} file={file} />
}

interface SharedFileProps {
  shared: SharedFile | undefined
  forgetShared: () => void
}

function Unsent({ userId, file }: { userId: string; file: SharedFileProps }) {
  const { unsent, rejected, refusedSessions } = useOutbox()
  const messages = useWaitingCount()
  const details = useDetails(userId)
  const waiting = [unsent > 0 && counted(unsent, 'answer'), messages > 0 && counted(messages, 'message')]
  return (
    <Card title={unsentTexts.title} className={styles.card}>
      <div role="status" className={styles.part}>
        <p>{unsent + messages === 0 ? unsentTexts.none : unsentTexts.waiting(waiting, unsent + messages)}</p>
        {details.ofOthers > 0 && <p>{unsentTexts.others(details.ofOthers)}</p>}
      </div>
      {unsent + messages > 0 && <SendNow isForMessages={messages > 0} />}
      <SetAside userId={userId} answers={details.setAside} sessions={details.refused} />
      <Files userId={userId} isAnythingHere={unsent + rejected + refusedSessions > 0} {...file} />
    </Card>
  )
}

function SendNow({ isForMessages }: { isForMessages: boolean }) {
  const { isSending, isPaused, waitsUntil } = useOutbox()
  const isOnline = useIsOnline()
  if (isPaused) return <Link href="/login?next=/storage">{unsentTexts.signIn}</Link>
  const waits = waitsUntil === null || isForMessages ? undefined : unsentTexts.waitsUntil(new Date(waitsUntil))
  return (
    <Button
      busy={isSending}
      reason={isOnline ? waits : unsentTexts.offline}
      onClick={() => void Promise.all([flushNow(), sendLetters()])}
    >
      Send now
    </Button>
  )
}

interface SetAsideProps {
  userId: string
  /** Why answers are set aside, one reason per answer. */
  answers: readonly string[]
  /** Why sessions are refused, one reason per session. */
  sessions: readonly string[]
}

function SetAside({ userId, answers, sessions }: SetAsideProps) {
  const messages = useSetAsideCount()
  if (answers.length + sessions.length + messages === 0) return null
  return (
    <div className={styles.part}>
      <h3>{unsentTexts.setAside}</h3>
      <ul>
        <Reasons one="answer" reasons={answers} />
        <Reasons one="practice session" reasons={sessions} />
        {messages > 0 && (
          <li>
            {counted(messages, 'message')}: {unsentTexts.reasons.refused}
          </li>
        )}
      </ul>
      <Button variant="secondary" onClick={() => void Promise.all([retrySetAside(userId), retryLetters()])}>
        Try again
      </Button>
    </div>
  )
}

/** Lists each reason once, with the number of items. */
function Reasons({ one, reasons }: { one: string; reasons: readonly string[] }) {
  return [...new Set(reasons)].map((reason) => (
    <li key={reason}>
      {counted(reasons.filter((other) => other === reason).length, one)}: {reason}
    </li>
  ))
}

interface FilesProps extends SharedFileProps {
  userId: string
  isAnythingHere: boolean
}

function Files({ userId, isAnythingHere, shared, forgetShared }: FilesProps) {
  const [result, setResult] = useState('')

  const save = async () => {
    const file = await answersFile(userId)
    saveFile(file)
    setResult(unsentTexts.saved(file.name))
  }

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file === undefined) return
    setResult(await inWords(bringBack(userId, file)))
    // Allows choosing the same file again.
    currentTarget.value = ''
    await flushNow()
  }

  const answerOffer = async (isWanted: boolean) => {
    forgetShared()
    if (!isWanted) return dropSharedFile()
    setResult(await inWords(takeSharedFile(userId)))
    await flushNow()
  }

  return (
    <div className={styles.part}>
      {shared === 'answers' && <SharedFileOffer onAnswer={(isWanted) => void answerOffer(isWanted)} />}
      {isAnythingHere && (
        <Button variant="secondary" onClick={() => void save().catch(() => setResult(unsentTexts.failed))}>
          Save to a file
        </Button>
      )}
      <label className={styles.file}>
        Bring back from a file
        <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      <output>{result || troubleWords(shared)}</output>
    </div>
  )
}

function troubleWords(shared: SharedFile | undefined): string {
  if (shared === 'missing') return unsentTexts.broughtBack(undefined)
  return shared === 'unreadable' ? unsentTexts.failed : ''
}

/** Asks before importing a shared file: any website can send one here, with answers that the student never gave. */
function SharedFileOffer({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  return (
    <div role="alert" className={styles.part}>
      <p>{unsentTexts.offer}</p>
      <Button onClick={() => onAnswer(true)}>Add the answers</Button>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        Don't add them
      </Button>
    </div>
  )
}

/** The result of importing a file, in words. Never rejects. */
function inWords(bringing: Promise<BroughtBack | undefined>): Promise<string> {
  return bringing.then(unsentTexts.broughtBack, () => unsentTexts.failed)
}

interface Details {
  /** How many answers of other students wait on this phone. */
  ofOthers: number
  /** Why answers of this student are set aside, one reason per answer. */
  setAside: readonly string[]
  /** Why sessions of this student are refused, one reason per session. */
  refused: readonly string[]
}

const noDetails: Details = { ofOthers: 0, setAside: [], refused: [] }

/** Reads what the outbox does not count, whenever its counts change. */
function useDetails(userId: string): Details {
  const { unsent, rejected, refusedSessions } = useOutbox()
  const [details, setDetails] = useState(noDetails)
  useEffect(() => {
    // Unreadable details are not shown; the keeper reports the trouble.
    void readDetails(userId).then(setDetails, () => undefined)
  }, [userId, unsent, rejected, refusedSessions])
  return details
}

async function readDetails(userId: string): Promise<Details> {
  const [ofOthers, answers, sessions] = await Promise.all([
    countOfOthers(userId),
    listAnswers(userId, 'rejected'),
    listRefusedSessions(userId),
  ])
  return {
    ofOthers,
    setAside: answers.map(({ reason = 'refused' }) => unsentTexts.reasons[reason]),
    refused: sessions.map(({ reason }) => unsentTexts.sessionReason(reason)),
  }
}
