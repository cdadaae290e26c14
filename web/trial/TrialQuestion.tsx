import { difficultyWords, sourceWords } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { stateAfter, trialFields, type TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { QuestionBody } from '../practice/quiz/QuestionBody.tsx'
import { trialOfSubject } from '../subjects/trial-links.ts'
import { pathOfChoice } from './paths.ts'
import { tapped } from './tapped.ts'
import { trialTexts } from './texts.ts'
import styles from './Trial.module.css'

/**
 * A question in a form that works without the app: the reply is the same page with the explanation. The radio buttons
 * are uncontrolled, so that hydration keeps what was chosen.
 */
export function TrialQuestion({ trial, progress: { chosen, position } }: { trial: Trial; progress: TrialProgress }) {
  const [, navigate] = useLocation()
  const entry = trial.questions[position]
  if (entry === undefined) return null
  const { question } = entry
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const letter = new FormData(event.currentTarget).get(trialFields.choice)
    if (typeof letter === 'string') navigate(pathOfChoice(trial, chosen, letter), { state: tapped })
  }
  return (
    <form method="get" action={trialOfSubject(trial.subject)} onSubmit={check} className={styles.step}>
      {stateAfter(trial, chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PageTitle title={trialTexts.heading(position, trial.questions.length)} />
      <Card aria-label="Question">
        <div className={styles.badges}>
          <Badge tone={question.subject}>{trialTexts.about(subjectName(question.subject), trial.topic?.title)}</Badge>
          <Badge>{question.examType}</Badge>
          <Badge>{difficultyWords[question.difficulty]}</Badge>
        </div>
        <QuestionBody entry={entry} chosen={undefined} isExplained={false} field={trialFields.choice} />
        <p className={styles.source}>{sourceWords(question)}</p>
      </Card>
      <div className={styles.bar}>
        <Button type="submit" full>
          Check answer
        </Button>
      </div>
    </form>
  )
}
