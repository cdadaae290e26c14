import type { TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import details from '../practice/feedback/AnswerDetails.module.css'
import { Outcome, RightAnswer, Why } from '../practice/feedback/AnswerParts.tsx'
import { QuestionBody } from '../practice/quiz/QuestionBody.tsx'
import { pathAfter } from './paths.ts'
import { trialTexts } from './texts.ts'
import styles from './Trial.module.css'

/**
 * The result of the answer and its explanation, above the question: a page that has just loaded is read from its top.
 */
export function TrialFeedback({ trial, progress: { chosen, position } }: { trial: Trial; progress: TrialProgress }) {
  const entry = trial.questions[position]
  const option = chosen[position]
  if (entry === undefined || option === undefined) return null
  const { question } = entry
  const isRight = option === question.correctOption
  const isLast = position === trial.questions.length - 1
  return (
    <div className={styles.step}>
      <PageTitle
        title={`${trialTexts.heading(position, trial.questions.length)}: ${isRight ? 'correct' : 'not correct'}`}
      />
      <Card aria-label="Explanation">
        <p>
          <Outcome question={question} chosen={option} />
        </p>
        <dl className={details.parts}>
          <Why entry={entry} chosen={option}>
            {!isRight && <RightAnswer entry={entry} />}
          </Why>
        </dl>
      </Card>
      <Card aria-label="Question">
        <QuestionBody entry={entry} chosen={option} isExplained />
      </Card>
      <div className={styles.bar}>
        <LinkButton href={pathAfter(trial, chosen)} full>
          {isLast ? 'See your result' : 'Next question'}
        </LinkButton>
      </div>
    </div>
  )
}
