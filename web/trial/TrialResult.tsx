import { gapOf } from '@sabi/shared/content/passage-order'
import { scoreBand } from '@sabi/shared/practice/score'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import { percentage } from '@sabi/shared/progress/percentage'
import { subjectName, subjects } from '@sabi/shared/subjects/subject'
import { countCorrect } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { Card } from '../design/Card.tsx'
import { useIsLive } from '../design/live.ts'
import { ShareText } from '../layout/ShareText.tsx'
import { Figure } from '../design/text/Figure.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { PassageText } from '../design/passage/PassageText.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { useIsSignedIn } from '../platform/server/signed-in.ts'
import details from '../practice/feedback/AnswerDetails.module.css'
import { Option, Outcome, RightAnswer, Why } from '../practice/feedback/AnswerParts.tsx'
import { AddAnswers, ToDashboard } from './AddAnswers.tsx'
import { pathAfter, pathOfChallenge, pathOfNextDraw, pathToKeep } from './paths.ts'
import { trialOfSubject } from '../subjects/trial-links.ts'
import { trialTexts } from './texts.ts'
import styles from './Trial.module.css'

interface TrialAnswers {
  trial: Trial
  chosen: readonly number[]
}

interface TrialResultProps extends TrialAnswers {
  /** How many of the answers are in the log of this phone; null until it is known. */
  countKept: number | null
}

/** The score, links to create an account that keeps it, and every question with its explanation. */
export function TrialResult({ trial, chosen, countKept }: TrialResultProps) {
  return (
    <div className={styles.step}>
      <PageTitle title="Your result" lead={trialTexts.about(subjectName(trial.subject), trial.topic?.title)} />
      <Score trial={trial} chosen={chosen} countKept={countKept} />
      <Card title="Your answers">
        <ol className={styles.answers}>
          {trial.questions.map((entry, position) => (
            <li key={entry.question.id}>
              <Answer entry={entry} number={position + 1} chosen={chosen[position]} />
            </li>
          ))}
        </ol>
      </Card>
      <OtherSubjects current={trial.subject} />
    </div>
  )
}

function Score({ trial, chosen, countKept }: TrialResultProps) {
  const total = trial.questions.length
  const correct = countCorrect(trial, chosen)
  return (
    <Card aria-label="Score" className={styles.score}>
      <p className={styles.number}>
        {correct} of {total}
      </p>
      <p className={styles.band}>{scoreBand(percentage(correct, total)).words}</p>
      {trial.beat !== undefined && <p>{trialTexts.against(correct, trial.beat, total)}</p>}
      <KeepAnswers trial={trial} chosen={chosen} countKept={countKept} />
      <LinkButton href={pathOfNextDraw(trial)} variant="secondary" full>
        Try five more
      </LinkButton>
      <Challenge trial={trial} correct={correct} />
    </Card>
  )
}

/** From this percentage on, a friend is challenged to do better: 3 of 5. */
const proudOf = 60

/** The same questions for a friend. Needs scripts, which know the site's address and the share sheet. */
function Challenge({ trial, correct }: { trial: Trial; correct: number }) {
  if (!useIsLive()) return null
  const text = trialTexts.shared({
    about: trialTexts.about(subjectName(trial.subject), trial.topic?.title),
    correct,
    total: trial.questions.length,
    address: `${location.origin}${pathOfChallenge(trial, correct)}`,
  })
  const isProud = percentage(correct, trial.questions.length) >= proudOf
  const label = isProud ? 'Beat my score: challenge a friend' : 'Try these questions too: invite a friend'
  return <ShareText text={text} label={label} copyLabel="Copy the link" />
}

/** Answers that this phone's log lacks are added to the account by a tap. Links to an account pass on the address, which may be the only place with the answers. */
function KeepAnswers({ trial, chosen, countKept }: TrialResultProps) {
  const isSignedIn = useIsSignedIn()
  const here = pathAfter(trial, chosen)
  if (isSignedIn && countKept !== null && countKept >= chosen.length) return <ToDashboard />
  if (isSignedIn) return <AddAnswers trial={trial} chosen={chosen} isWaiting={countKept === null} />
  return (
    <>
      <LinkButton href={pathToKeep('/register', here)} full>
        Save your {countCorrect(trial, chosen)} of {trial.questions.length}
      </LinkButton>
      <p className={styles.about}>A free account keeps these answers and shows you what to practise next.</p>
      <LinkButton href={pathToKeep('/login', here)} variant="ghost">
        I have an account
      </LinkButton>
    </>
  )
}

function Answer({ entry, number, chosen }: { entry: SessionQuestion; number: number; chosen: number | undefined }) {
  const { question } = entry
  return (
    <details className={details.details}>
      <summary className={details.summary}>
        <span className={details.badges}>
          <Outcome question={question} chosen={chosen} />
        </span>
        <span className={details.question}>
          {number}. {question.passage !== undefined && `${question.passage.title}: `}
          <RichText text={question.text} html={question.rich?.text} />
        </span>
      </summary>
      {question.passage !== undefined && <PassageText passage={question.passage} gap={gapOf(question)} isFolded />}
      <Figure of={question} />
      <dl className={details.parts}>
        {chosen !== undefined && (
          <>
            <dt>Your answer</dt>
            <dd>
              <Option entry={entry} option={chosen} />
            </dd>
          </>
        )}
        <RightAnswer entry={entry} />
        <Why entry={entry} chosen={chosen} />
      </dl>
    </details>
  )
}

function OtherSubjects({ current }: { current: Trial['subject'] }) {
  return (
    <Card title="Try another subject">
      <ul className={styles.others}>
        {subjects
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => (
            <li key={id}>
              <LinkButton href={trialOfSubject(id)} variant="secondary">
                {name}
              </LinkButton>
            </li>
          ))}
      </ul>
    </Card>
  )
}
