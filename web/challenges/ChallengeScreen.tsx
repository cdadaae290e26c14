import { keyOf, marksIn, saidIn, type Challenge } from '@sabi/shared/challenges/challenge'
import type { ShownQuestion } from '@sabi/shared/content/question'
import { withNext } from '@sabi/shared/contract/next-path'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useOwnerId } from '../offline/visitor/visitor.ts'
import { useSession } from '../platform/server/session.ts'
import { useReading } from '../platform/useReading.ts'
import { stateOf } from '../practice/session/open-session.ts'
import styles from './ChallengeScreen.module.css'
import { Comparison } from './Comparison.tsx'
import { challengeIn, firstName, queryOf, resultOf } from './own-result.ts'
import { findSessionOf, readChallenge, startChallenge } from './read-challenge.ts'
import { saidWords } from './texts.ts'

/** The page of a challenge's link: the questions for a friend, and for a student who has answered them the comparison. */
export function ChallengeScreen() {
  const search = useSearch()
  const challenge = challengeIn(search)
  if (!challenge.isCut) return <FoundChallenge key={search} challenge={challenge} />
  return (
    <>
      <PageTitle title="Challenge" />
      <ErrorState title="A part of this link is missing">
        Ask your friend to send it again, or to let you scan the code on the other phone.
      </ErrorState>
    </>
  )
}

function FoundChallenge({ challenge }: { challenge: Challenge }) {
  const userId = useOwnerId()
  const isLoading = useSession((state) => state.isLoading)
  const [turn, setTurn] = useState(0)
  const read = async () => {
    const session = userId === undefined ? null : await findSessionOf(userId, challenge)
    return { session, questions: session === null ? await readChallenge(challenge) : [] }
  }
  const here = useReading(`${userId} ${turn}`, read, { session: null, questions: [] })
  if (isLoading || here === undefined) return <Skeleton height="20rem" />
  if (here.session !== null) return <Answered session={here.session} challenge={challenge} />
  const retry = () => setTurn(turn + 1)
  return <Invitation userId={userId} challenge={challenge} questions={here.questions} onRetry={retry} />
}

/** The session that the challenge was made of, or that answers it. */
function Answered({ session, challenge: read }: { session: PracticeSession; challenge: Challenge }) {
  const own = resultOf(session)
  const isOver = session.phase === 'results'
  const isOwn = read.name === firstName() && read.marks === marksIn(session, read.keys)
  const challenge = isOwn ? { ...read, name: null, marks: '' } : read
  return (
    <div className={styles.page}>
      <PageTitle
        title={isOver && challenge.marks !== '' ? `You and ${challenge.name ?? 'your friend'}` : 'Challenge'}
      />
      {isOver && own !== null && <Comparison own={own} session={session} challenge={challenge} />}
      <LinkButton href="/practice" state={stateOf(session.id)}>
        {isOver ? 'See the answers' : 'Continue'}
      </LinkButton>
    </div>
  )
}

interface InvitationProps {
  userId: string | undefined
  challenge: Challenge
  /** Those that are here in the friend's version. */
  questions: readonly ShownQuestion[]
  onRetry: () => void
}

function Invitation({ userId, challenge, questions, onRetry }: InvitationProps) {
  const [, navigate] = useLocation()
  const isStarting = useRef(false)
  const { keys, name } = challenge
  const here = new Set(questions.map(keyOf))
  const said = saidIn(challenge, { mine: keys.map((key) => (here.has(key) ? '1' : '-')).join(''), total: 0 })
  const leftOut = keys.length - here.size
  const start = async (ownerId: string) => {
    if (isStarting.current) return
    isStarting.current = true
    const id = await startChallenge(ownerId, challenge, questions)
    isStarting.current = false
    if (id !== null) navigate('/practice', { state: stateOf(id) })
  }
  const title = `${name ?? 'A friend'} challenges you`
  const address = `/challenge?${queryOf(challenge)}`
  if (here.size === 0)
    return (
      <>
        <PageTitle title={title} />
        <ErrorState title="The questions are not here" onRetry={onRetry}>
          They are not on this phone, or were changed since. Connect to the internet and try again.
        </ErrorState>
      </>
    )
  return (
    <div className={styles.page}>
      <PageTitle title={title} lead={aboutWords(questions)} />
      <Card>
        {said !== null && <p>{saidWords(name, said)}</p>}
        <p>
          The same questions in the same order, without hints. Their options may be in another order. The answers are
          explained at the end.
        </p>
        {leftOut > 0 && (
          <>
            <p>
              {counted(leftOut, 'question')} left out for both of you: changed or withdrawn since, or not on this phone.
            </p>
            <Button variant="secondary" onClick={onRetry}>
              Look again
            </Button>
          </>
        )}
        {userId === undefined ? (
          <>
            <LinkButton href={`/learners?guest&next=${encodeURIComponent(address)}`}>
              Answer without an account
            </LinkButton>
            <p>Your answers stay on this phone until you register.</p>
            <LinkButton href={withNext('/login', address)} variant="secondary">
              Sign In
            </LinkButton>
          </>
        ) : (
          <Button onClick={() => void start(userId)}>Start</Button>
        )}
      </Card>
    </div>
  )
}

/** '10 questions of Physics' */
function aboutWords(questions: readonly ShownQuestion[]): string {
  const subjects = new Set(questions.map(({ subject }) => subjectName(subject)))
  return `${counted(questions.length, 'question')} of ${[...subjects].join(', ')}`
}
