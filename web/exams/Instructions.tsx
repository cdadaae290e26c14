import { saidIn, type Challenge, type Score } from '@sabi/shared/challenges/challenge'
import { allowanceOf, minutesOf, sectionsOf, wholeLength } from '@sabi/shared/exams/paper'
import { isExam, type ExamSession } from '@sabi/shared/exams/sitting'
import { useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { printPage } from '../platform/page/printing.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Choice } from '../design/forms/Choice.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { siteName } from '../design/site-name.ts'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { ShareText } from '../layout/ShareText.tsx'
import { useSyncStatus } from '../offline/questions/question-sync.ts'
import { useStoredValue } from '../platform/stored-value.ts'
import { examLook } from './exam-look.ts'
import styles from './Instructions.module.css'
import { paperChallengeIn } from '../challenges/own-result.ts'
import { saidWords } from '../challenges/texts.ts'
import { findSession, listSessions } from '../offline/answers/session-store.ts'
import { enterHall, tryOutHall } from './hall/hall.ts'
import { addressOf, choiceLike, newCode, subjectWords, type AskedPaper } from './orders.ts'
import { PrintedPaper } from './PrintedPaper.tsx'
import { addressForFriends, addressOfSame } from './same-paper.ts'
import { setPaper, setTryOut, startPaper } from './set-paper.ts'
import { examTexts } from './texts.ts'
import { useReading } from '../platform/useReading.ts'

interface InstructionsProps {
  userId: string
  asked: AskedPaper
}

const looks = [
  { value: 'own', label: 'Our own' },
  { value: 'jamb', label: 'As in the JAMB hall' },
] as const

/** The page a student reads before the clock starts, while the paper is put together. */
export function Instructions({ userId, asked }: InstructionsProps) {
  const [turn, setTurn] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const look = useStoredValue(examLook)
  const paper = useReading(`paper ${turn}`, () => setPaper(userId, asked), 'not-here')
  const { board, paper: kind, subjects, length } = asked.order
  const minutes = allowanceOf(asked.allowance).minutesFor(minutesOf(asked.order))
  const isReady = paper !== undefined && typeof paper !== 'string'
  const count = length ?? wholeLength(asked.order)
  const search = useSearch()
  const friend = paperChallengeIn(search)
  const said = saidIn(friend, { mine: '', total: count })
  const sat = useReading(search, () => findSat(userId, asked), null)
  // The friend answers a student who has sat it.
  if (sat && said !== null) return <Redirect to={`/exam/results/${sat.id}?${search}`} replace />
  const tryOut = async () => {
    const session = await setTryOut(asked)
    if (session !== null) tryOutHall(userId, session)
  }
  return (
    <div className={styles.instructions}>
      <PageTitle title="Instructions" lead={`${board.name} · ${kind.name} · ${subjectWords(subjects)}`} />
      <Card title={`${count} questions, ${minutes} minutes`}>
        {said !== null && <p>{saidWords(friend.name, said)}</p>}
        {subjects.length > 1 && <p>{examTexts.counts(sectionsOf(asked.order))}</p>}
        <ul className={styles.rules}>
          {examTexts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {board.options === 5 && <li>{examTexts.fiveOptions}</li>}
          {board.board !== 'JAMB' && <li>{examTexts.ownLook}</li>}
        </ul>
        {asked.assignmentId !== undefined && <p>{examTexts.assigned}</p>}
        {paper === undefined && <Setting />}
        {typeof paper === 'string' && (
          <ErrorState
            title={examTexts.problems[paper].title}
            // The same questions would fall short again.
            onRetry={paper === 'short' ? undefined : () => setTurn(turn + 1)}
          >
            {examTexts.problems[paper].text}
          </ErrorState>
        )}
        {isReady && paper.met > 0 && <p>{examTexts.met(paper.met, paper.questions.length)}</p>}
        <div className={styles.buttons}>
          {isReady && <Button onClick={() => setAsking(true)}>Start</Button>}
          {isReady && (
            <Button variant="secondary" onClick={() => void tryOut()}>
              Try the screen for 2 minutes
            </Button>
          )}
          {isReady && (
            <Button variant="secondary" onClick={printPage}>
              Print this paper
            </Button>
          )}
          <LinkButton href={choiceLike(asked)} variant="secondary">
            Choose another paper
          </LinkButton>
        </div>
      </Card>
      {board.board === 'JAMB' && (
        <Card title="Look of the screen">
          <Choice label="Colours of the numbers" value={look} options={looks} onChange={examLook.set} />
          <p>{examTexts.noBoard}</p>
        </Card>
      )}
      <Card title="With a keyboard">
        <dl className={styles.keys}>
          {[{ keys: 'A B C D E'.slice(0, 2 * board.options - 1), meaning: 'choose an option' }, ...examTexts.keys].map(
            ({ keys, meaning }) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ),
          )}
        </dl>
      </Card>
      <WithFriends asked={asked} />
      {isReady && <PrintedPaper asked={asked} questions={paper.questions} minutes={minutes} />}
      {isReady && isAsking && (
        <Dialog
          title="Start the clock?"
          onEscape={() => setAsking(false)}
          actions={
            <>
              <Button full variant="secondary" onClick={() => setAsking(false)}>
                Not yet
              </Button>
              <Button
                full
                onClick={() =>
                  void enterHall(userId, () => ({ ...startPaper(asked, paper), ...answerTo(friend, said) }))
                }
              >
                Start now
              </Button>
            </>
          }
        >
          <p>You have {minutes} minutes from the moment you start.</p>
        </Dialog>
      )}
    </div>
  )
}

/** What a paper keeps of the friend's link that it answers, as far as the link was understood. */
function answerTo({ name }: Challenge, said: Score | null): { challenge?: string } {
  if (said === null) return {}
  return { challenge: String(new URLSearchParams({ score: String(said.score), name: name ?? '' })) }
}

/** The same paper, if the student has sat it on this phone. Papers of other subjects may have the same code. */
async function findSat(userId: string, { order, code }: AskedPaper): Promise<ExamSession | undefined> {
  if (code === null) return undefined
  const address = addressForFriends(order, code)
  const rows = await listSessions(userId)
  for (const { id, exam, phase } of rows) {
    const session = exam?.seed === code && phase === 'results' ? await findSession(userId, id) : null
    if (session !== null && isExam(session) && addressOfSame(session) === address) return session
  }
  return undefined
}

function Setting() {
  const { status, progress, total } = useSyncStatus()
  const isFetching = status === 'syncing' || status === 'checking'
  return (
    <div role="status">
      <p>{isFetching ? examTexts.fetching : examTexts.setting}</p>
      {isFetching && total > 0 && <ProgressBar label="Questions" value={(progress / total) * 100} />}
    </div>
  )
}

/** The same paper for friends: everyone who opens the link gets the same questions in the same order. */
function WithFriends({ asked }: { asked: AskedPaper }) {
  const [, navigate] = useLocation()
  const { code, order } = asked
  if (code === null)
    return (
      <Card title="Sit it with friends">
        <p>A link gives everybody the same questions in the same order, to sit at the same time or later.</p>
        <Button
          variant="secondary"
          onClick={() => navigate(addressOf({ ...asked, code: newCode() }), { replace: true })}
        >
          Make a paper for friends
        </Button>
      </Card>
    )
  return (
    <Card title={`Paper ${code}`}>
      <p>Everybody who opens this link gets the same questions in the same order.</p>
      <ShareText
        label="Send the link"
        copyLabel="Copy the link"
        text={`Sit the same paper as me on ${siteName}: ${order.board.board} ${subjectWords(order.subjects)}. ${location.origin}${addressOf({ ...asked, allowance: 'none', mayPause: false, assignmentId: undefined })}`}
      />
    </Card>
  )
}
