import { onlyExam, type ExamTargets, type StudyGoals } from '@sabi/shared/accounts/study'
import type { SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { trialLength } from '@sabi/shared/trial/trial'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Select } from '../design/forms/Select.tsx'
import { Banner } from '../design/states/Banner.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { ExamFields } from '../settings/ExamFields.tsx'
import { StudyFields } from '../settings/StudyFields.tsx'
import { changeChoices, choicesStore } from './choices.ts'
import { followChoices, sendChoices } from './send-choices.ts'
import { welcomeTexts } from './texts.ts'
import styles from './Welcome.module.css'

const noExams: ExamTargets = { examTypes: [], year: null }
const noGoals: StudyGoals = { subjects: [], minutesADay: null }

/** Which exams and when, then which subjects and how long, then five questions. Both steps can be skipped. */
export function WelcomeSteps() {
  const isAtStudy = useStore(choicesStore, ({ choices }) => choices?.isAtStudy === true)
  const [exams, setExams] = useState(noExams)
  useEffect(followChoices, [])
  const go = (to: boolean) => changeChoices({ isAtStudy: to })
  if (!isAtStudy) return <ExamStep value={exams} onChange={setExams} onDone={() => go(true)} />
  return <StudyStep exams={exams} onBack={() => go(false)} />
}

interface ExamStepProps {
  value: ExamTargets
  onChange: (value: ExamTargets) => void
  onDone: () => void
}

function ExamStep({ value, onChange, onDone }: ExamStepProps) {
  const [, navigate] = useLocation()
  const teach = () => {
    leave({})
    navigate('/classes')
  }
  const save = () => {
    if (value !== noExams) changeChoices({ examTargets: value })
    void sendChoices()
    onDone()
  }
  return (
    <Step number={1} title={welcomeTexts.exams} lead={welcomeTexts.examsHint} onSubmit={save}>
      <fieldset className={styles.fields}>
        <legend>
          <VisuallyHidden>{welcomeTexts.examChoice}</VisuallyHidden>
        </legend>
        <ExamFields value={value} onChange={onChange} />
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit">{welcomeTexts.continue}</Button>
        <Button variant="ghost" onClick={onDone}>
          {welcomeTexts.skip}
        </Button>
        <Button variant="ghost" onClick={teach}>
          {welcomeTexts.teaches}
        </Button>
      </div>
    </Step>
  )
}

function StudyStep({ exams, onBack }: { exams: ExamTargets; onBack: () => void }) {
  const [, navigate] = useLocation()
  const [value, setValue] = useState(noGoals)
  const [isRefused, setIsRefused] = useState(false)
  const [preferred, setPreferred] = useState<SubjectId>()
  const subject = value.subjects.find((one) => one === preferred) ?? value.subjects[0]
  const start = () => {
    setIsRefused(subject === undefined)
    if (subject === undefined) return
    leave({ studyGoals: value })
    const exam = onlyExam(exams)
    const ofExam = exam === null ? '' : `&examType=${exam}`
    navigate(`/practice?subject=${subject}${ofExam}&start=1&count=${trialLength}`)
  }
  const skip = () => leave(value === noGoals ? {} : { studyGoals: value })
  return (
    <Step number={2} title={welcomeTexts.study} lead={welcomeTexts.studyHint} onSubmit={start}>
      <div className={styles.fields}>
        <StudyFields value={value} onChange={setValue} />
        {subject !== undefined && value.subjects.length > 1 && (
          <Select
            label={welcomeTexts.startWith}
            value={subject}
            options={value.subjects.map((one) => ({ value: one, label: subjectName(one) }))}
            onChange={setPreferred}
          />
        )}
      </div>
      <p role="alert" className={styles.refused}>
        {isRefused && subject === undefined && welcomeTexts.noSubject}
      </p>
      <div className={styles.buttons}>
        <Button type="submit">{welcomeTexts.start(trialLength)}</Button>
        <Button variant="ghost" onClick={skip}>
          {welcomeTexts.skip}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {welcomeTexts.back}
        </Button>
      </div>
    </Step>
  )
}

interface StepProps {
  number: number
  title: string
  lead: string
  onSubmit: () => void
  children: ReactNode
}

function Step({ number, title, lead, onSubmit, children }: StepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <p className={styles.number}>{welcomeTexts.step(number)}</p>
      <PageTitle key={title} title={title} lead={lead} />
      {!useIsOnline() && <Banner tone="warn">{welcomeTexts.offline}</Banner>}
      <Card as="div">{children}</Card>
    </form>
  )
}

/** Ends the questions and sends what was chosen. */
function leave(choices: { studyGoals?: StudyGoals }): void {
  changeChoices({ ...choices, isOpen: false })
  void sendChoices()
}
