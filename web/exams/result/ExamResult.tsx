import { partsOf } from '@sabi/content/exams/english-parts'
import { findPaper } from '@sabi/content/exams/papers'
import { allowanceOf } from '@sabi/shared/exams/paper'
import {
  lossesOf,
  lostByTopic,
  paperMark,
  partResults,
  slowest,
  subjectResults,
  type Loss,
  type PartResult,
  type SubjectResult,
  type TopicLoss,
} from '@sabi/shared/exams/result'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { subjectsInUtme } from '@sabi/shared/plan/utme-total'
import { mistakesOf } from '@sabi/shared/practice/score'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useLocation, useSearch } from 'wouter'
import { AfterSession } from '../../challenges/AfterSession.tsx'
import { printPage } from '../../platform/page/printing.ts'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { siteName } from '../../design/site-name.ts'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { SharePicture } from '../../layout/SharePicture.tsx'
import { ShareText } from '../../layout/ShareText.tsx'
import { AnswerList } from '../../practice/results/AnswerList.tsx'
import { SaveState } from '../../practice/results/SaveState.tsx'
import { stateOf } from '../../practice/session/open-session.ts'
import { durationWords } from '../../practice/texts.ts'
import { practiceOfTopic } from '../../subjects/links.ts'
import { useTopics } from '../../subjects/topic-calls.ts'
import { choiceLike } from '../orders.ts'
import { addressOfSame, orderIn } from '../same-paper.ts'
import { examTexts } from '../texts.ts'
import { useReading } from '../../platform/useReading.ts'
import styles from './ExamResult.module.css'
import { drawResult } from './result-picture.ts'
import { readRightBefore } from './right-before.ts'
import { reviewMistakes } from './review-mistakes.ts'

/** The mark of a paper, where its marks and its time went, and every answer. */
export function ExamResult({ userId, session }: { userId: string; session: ExamSession }) {
  const [, navigate] = useLocation()
  const search = useSearch()
  const { exam } = session
  const found = findPaper(exam.paper)
  const results = subjectResults(session)
  const mark = paperMark(results, found?.board.scoring ?? 'percent')
  const markWords = found?.board.scoring === 'marks' ? `${mark.value} of ${mark.outOf}` : `${mark.value}%`
  const about = [
    found?.board.name ?? session.filter.examType,
    ...results.map(({ subject }) => subjectName(subject)),
  ].join(' · ')
  const lost = mistakesOf(session).length
  const review = async () => {
    const id = await reviewMistakes(userId, session)
    if (id !== null) navigate('/practice', { state: stateOf(id) })
  }
  return (
    <div className={styles.result}>
      <PageTitle title="Result" lead={about} />
      <div className={styles.panes}>
        <Card className={styles.card}>
          <p className={styles.mark}>{markWords}</p>
          {mark.grade !== null && <p>About {mark.grade}, as a guide: the boundaries change from year to year.</p>}
          {found?.board.scoring === 'marks' && (
            <>
              {results.length < subjectsInUtme && <p>{examTexts.ofWhole(results.map(({ subject }) => subject))}</p>}
              <p>Each subject counts 100 marks. Nothing is taken off for wrong answers.</p>
            </>
          )}
          <p className={styles.muted}>{termsWords(session)}</p>
          {lost > 0 && (
            <Button full onClick={() => void review()}>
              {examTexts.practiseLost(lost)}
            </Button>
          )}
          <LinkButton href={addressOfNext(session)} variant="secondary" full>
            Sit another paper
          </LinkButton>
          <SaveState sessionId={session.id} />
        </Card>
        <Card title="By subject">
          <ul className={styles.list}>
            {results.map(({ subject, correct, total, marks }) => (
              <li key={subject}>
                <strong>{subjectName(subject)}</strong>: {correct} of {total} right
                {found?.board.scoring === 'marks' && `, ${counted(marks, 'mark')}`}
                <Sections parts={partResults(session, partsOf(exam.paper, subject))} />
              </li>
            ))}
          </ul>
        </Card>
        <Lost userId={userId} session={session} />
        <Pace session={session} results={results} />
      </div>
      <AfterSession
        userId={userId}
        session={session}
        paper={session.assignmentId === undefined ? addressOfSame(session) : null}
        link={search || session.challenge}
      />
      <div className={styles.buttons}>
        <ShareText text={shareWords(session, { about, mark: markWords })} />
        <SharePicture
          draw={async () =>
            drawResult({
              title: found?.board.name ?? session.filter.examType,
              mark: markWords,
              lines: results.map(({ subject, correct, total }) => `${subjectName(subject)}: ${correct} of ${total}`),
              foot: `${siteName} · ${location.host}`,
            })
          }
        />
        <Button variant="secondary" onClick={printPage}>
          Print
        </Button>
      </div>
      <AnswerList session={session} />
    </div>
  )
}

function Sections({ parts }: { parts: readonly PartResult[] }) {
  if (parts.length === 0) return null
  return (
    <ul aria-label="By section">
      {parts.map(({ name, correct, total }) => (
        <li key={name}>
          {name}: {correct} of {total}
        </li>
      ))}
    </ul>
  )
}

function termsWords({ exam, questions, ending }: ExamSession): string {
  const extra = exam.allowance === 'none' ? undefined : allowanceOf(exam.allowance).words
  const end =
    ending === 'exited'
      ? 'ended before it was handed in'
      : exam.leftMs === 0
        ? 'handed in when the time was over'
        : `handed in with ${durationWords(exam.leftMs)} left`
  const pauses =
    exam.pauses !== undefined && exam.pauses > 0
      ? `${counted(exam.pauses, 'pause')} (not under exam conditions)`
      : undefined
  return [counted(questions.length, 'question'), `${exam.minutes} minutes`, extra, pauses, end]
    .filter((part) => part !== undefined)
    .join(', ')
}

/** Topics that are listed with what they cost; the others are counted. */
const shownTopics = 8

const lossWords: Readonly<Record<Loss, string>> = {
  careless: 'wrong, though you have had this right twice or more: read again before you go on',
  hasty: 'wrong, answered too fast to read',
  'not known': 'wrong: revise these',
  'not answered': 'read, but not answered',
  'not reached': 'not reached',
}

/** How the marks were lost, and the topics that cost them, with a link to practise each. */
function Lost({ userId, session }: { userId: string; session: ExamSession }) {
  const { data } = useTopics()
  const rightBefore = useReading(session.id, () => readRightBefore(userId, session), new Map<string, number>())
  const losses = rightBefore && [...lossesOf(session, { minutes: session.exam.minutes, rightBefore })]
  const lost = lostByTopic(session).flatMap((one) => {
    const topic = data?.data.find(({ id }) => id === one.topicId)
    return topic === undefined ? [] : [{ ...one, topic }]
  })
  if (lost.length === 0) return null
  const others = lost.slice(shownTopics)
  return (
    <Card title="Where the marks went">
      <ul className={styles.list}>
        {losses?.map(([loss, count]) => (
          <li key={loss}>
            <strong>{count}</strong> {lossWords[loss]}
          </li>
        ))}
      </ul>
      <ul className={styles.topics}>
        {lost.slice(0, shownTopics).map(({ topic, wrong, open }) => (
          <li key={topic.id}>
            <span>
              {topic.title}:{' '}
              {[wrong > 0 && `${wrong} wrong`, open > 0 && `${open} not answered`].filter(Boolean).join(', ')}
            </span>
            <LinkButton href={practiceOfTopic(topic)} variant="ghost" aria-label={`Practise ${topic.title}`}>
              Practise
            </LinkButton>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p>
          And {counted(questionsOf(others), 'question')} in {counted(others.length, 'other topic')}.
        </p>
      )}
    </Card>
  )
}

function questionsOf(losses: readonly TopicLoss[]): number {
  return losses.reduce((sum, { wrong, open }) => sum + wrong + open, 0)
}

/** How the time went, against the pace of the paper. */
function Pace({ session, results }: { session: ExamSession; results: readonly SubjectResult[] }) {
  const { questions, exam, answers, elapsedMs } = session
  const slow = slowest(session, exam.minutes)
  const seen = questions.filter(
    ({ question }) => (elapsedMs[question.id] ?? 0) > 0 || answers[question.id] !== undefined,
  )
  const unseen = questions.length - seen.length
  return (
    <Card title="Pace">
      <p>The paper gives {durationWords((exam.minutes * 60_000) / questions.length)} for a question.</p>
      <ul className={styles.list}>
        {results.map(({ subject, spentMs, total }) => (
          <li key={subject}>
            {subjectName(subject)}: {durationWords(spentMs)} in all, {durationWords(spentMs / total)} a question on
            average
          </li>
        ))}
      </ul>
      {unseen > 0 && <p>You did not reach {counted(unseen, 'question')}.</p>}
      {slow.length > 0 && (
        <>
          <p>These took the longest:</p>
          <ul className={styles.list}>
            {slow.map(({ number, spentMs }) => (
              <li key={number}>
                Question {number}: {durationWords(spentMs)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** The result without a name; a paper that was made for friends can be sat by everyone who opens the link. */
function shareWords(session: ExamSession, { about, mark }: { about: string; mark: string }): string {
  const result = `My result on ${siteName}: ${mark} in ${about}.`
  const address = addressOfSame(session)
  return address === null
    ? `${result} ${location.origin}/exam-prep`
    : `${result} Sit the same paper: ${location.origin}${address}`
}

/** Where another paper of the same kind is chosen, on the terms of this one. */
function addressOfNext(session: ExamSession): string {
  const order = orderIn(session)
  if (order === null) return '/exam-prep'
  const { allowance, pauses } = session.exam
  return choiceLike({ order, allowance: allowanceOf(allowance).id, mayPause: pauses !== undefined, code: null })
}
