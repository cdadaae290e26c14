import { partFacts } from '@sabi/content/exams/english-parts'
import { boards } from '@sabi/content/exams/papers'
import { listScores } from '@sabi/shared/progress/calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Banner } from '../design/states/Banner.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { listSessions } from '../offline/answers/session-store.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { ChoosePaper } from './ChoosePaper.tsx'
import styles from './ExamPrepScreen.module.css'
import { examTexts } from './texts.ts'
import { useReading } from '../platform/useReading.ts'
import { useOpenPaper } from './useOpenPaper.ts'

/** No paper with all extra time lasts longer. */
const longestPaperMs = 4 * 60 * 60 * 1000

/** Timed papers to sit, and where the figures of each board come from. */
export function ExamPrepScreen() {
  const userId = useSession().user?.id
  const open = useOpenPaper(userId)
  // A paper is drawn by the units of its topics, also without a network.
  useTopics()
  return (
    <>
      <PageTitle
        title="Exam Prep"
        lead="Sit a timed paper as your board sets it. It works without a network, and nothing is lost when the phone goes off."
      />
      {open === undefined && <Skeleton height="36rem" />}
      {open === null && userId !== undefined && <OnOtherPhone userId={userId} />}
      {open === null && <ChoosePaper />}
      {open != null && (
        <Card title={open.exam?.isPaused === true ? 'Your paper is paused' : 'Your paper is running'}>
          <p>
            {open.exam?.isPaused === true ? 'Its clock stands still.' : 'Its clock does not stop while you are here.'}
          </p>
          <LinkButton href="/exam" full>
            Go back to the paper
          </LinkButton>
        </Card>
      )}
      <LinkButton href="/exam/history" variant="secondary" full>
        Papers you have sat
      </LinkButton>
      <ul className={styles.exams}>
        {boards.map(({ board, name, facts, year }) => (
          <Card as="li" key={board}>
            <h2>{name}</h2>
            <details className={styles.behind}>
              <summary>About this paper, as of {year}</summary>
              <ul className={styles.facts}>
                {[...facts, ...partFacts.filter((fact) => fact.board === board)].map(({ what, source, confidence }) => (
                  <li key={what}>
                    {what}. <span className={styles.source}>{sourceWords(source, confidence)}</span>
                  </li>
                ))}
              </ul>
              <p className={styles.source}>{examTexts.asOf(year)}</p>
            </details>
            <ul className={styles.subjects} aria-label={`${name} by subject`}>
              {subjects.map((subject) => (
                <li key={subject.id}>
                  <Link href={`/practice?examType=${board}&subject=${subject.id}`} className={styles.subject}>
                    {subject.name}
                  </Link>
                </li>
              ))}
            </ul>
            <LinkButton href={`/practice?examType=${board}`} variant="secondary" full className={styles.start}>
              Practise {board} questions
            </LinkButton>
          </Card>
        ))}
      </ul>
    </>
  )
}

/** A paper belongs to the phone that started it. */
function OnOtherPhone({ userId }: { userId: string }) {
  const { data } = useQuery(queryOf(listScores, { params: { userId } }, { keep: true }))
  const here = useReading(userId, () => listSessions(userId), [])
  if (here === undefined) return null
  const known = new Set(here.map(({ id }) => id))
  const isRunning = (data?.data ?? []).some(
    ({ id, kind, isOpen, startedAt }) =>
      kind === 'exam' && isOpen === true && !known.has(id) && Date.now() - Date.parse(startedAt) < longestPaperMs,
  )
  return isRunning && <Banner>{examTexts.onOtherPhone}</Banner>
}

const confidenceWords = { high: 'sure', medium: 'fairly sure', low: 'not sure', ours: 'our own choice' } as const

function sourceWords(source: string, confidence: keyof typeof confidenceWords): string {
  return `${source}; ${confidenceWords[confidence]}.`
}
