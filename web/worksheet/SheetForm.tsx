import { difficulties, examTypes, type Difficulty, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import { subjectName, subjects } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Choice } from '../design/forms/Choice.tsx'
import { Select } from '../design/forms/Select.tsx'
import { Banner } from '../design/states/Banner.tsx'
import { newId } from '../offline/device.ts'
import { neededDownload } from '../offline/questions/missing-questions.ts'
import { useReading } from '../platform/useReading.ts'
import { sizeWords } from '../settings/size-words.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { useSelectedSubject } from '../subjects/topics/selected-subject.ts'
import { loadDrawing } from './load-drawing.ts'
import { addressOfSheet, longestTitle } from './sheet.ts'
import styles from './Worksheet.module.css'
import { sheetTexts } from './texts.ts'
import { TopicBoxes } from './TopicBoxes.tsx'

const subjectOptions = subjects.map(({ id, name }) => ({ value: id, label: name }))
const examOptions = (['ALL', ...examTypes] as const).map((value) => ({
  value,
  label: value === 'ALL' ? 'Any exam' : value,
}))
const difficultyOptions = (['ALL', ...difficulties] as const).map((value) => ({
  value,
  label: value === 'ALL' ? 'Mixed' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))
const counts = ['5', '10', '20', '30', '40', '50'].map((value) => ({ value, label: value }))

type Problem = 'not-here' | 'none'

/** Chooses what a new sheet is about. `/worksheet?topic=…` opens it with one topic chosen. */
export function SheetForm() {
  const [, navigate] = useLocation()
  const askedTopic = new URLSearchParams(useSearch()).get('topic')
  const topics = useTopics().data?.data
  const asked = topics?.find(({ id }) => id === askedTopic)
  const selected = useSelectedSubject()
  const [chosenSubject, setSubject] = useState<SubjectId>()
  const [chosenTopics, setTopics] = useState<readonly string[]>()
  const [examType, setExam] = useState<ExamType | 'ALL'>('ALL')
  const [difficulty, setDifficulty] = useState<Difficulty | 'ALL'>('ALL')
  const [count, setCount] = useState('20')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const subject = chosenSubject ?? asked?.subject ?? selected
  const topicIds = chosenTopics ?? (asked === undefined ? [] : [asked.id])
  const download = useReading(subject, () => neededDownload([subject]), null)
  const make = async () => {
    setBusy(true)
    setProblem(null)
    const ids = await loadDrawing()
      .then(({ drawForSheet }) => drawForSheet({ subject, topicIds, examType, difficulty, count: Number(count) }))
      .catch(() => null)
    setBusy(false)
    if (ids === null) setProblem('not-here')
    else if (ids.length === 0) setProblem('none')
    else navigate(addressOfSheet({ ...newSheet, title: titleOf(), subject, ids, seed: newId().slice(0, 8) }))
  }
  const titleOf = () => {
    const only = topicIds.length === 1 ? topics?.find(({ id }) => id === topicIds[0])?.title : undefined
    const name = only === undefined ? subjectName(subject) : `${subjectName(subject)}: ${only}`
    return name.slice(0, longestTitle)
  }
  return (
    <Card title="New worksheet" className={styles.form}>
      <Select
        label="Subject"
        value={subject}
        options={subjectOptions}
        onChange={(chosen) => {
          setSubject(chosen)
          setTopics([])
        }}
      />
      <TopicBoxes
        topics={topics?.filter((topic) => topic.subject === subject) ?? []}
        chosen={topicIds}
        onChange={setTopics}
      />
      <Choice label="Exam" value={examType} options={examOptions} onChange={setExam} />
      <Choice label="Difficulty" value={difficulty} options={difficultyOptions} onChange={setDifficulty} />
      <Choice label="Questions" value={count} options={counts} onChange={setCount} />
      {download != null && (
        <p>
          The questions and notes of {subjectName(subject)} are saved on this device first
          {download.bytes !== null && ` (${sizeWords(download.bytes)})`}. Later sheets need no data.
        </p>
      )}
      {problem === 'not-here' && (
        <Banner tone="warn" role="alert">
          {sheetTexts.notHere.title}. {sheetTexts.notHere.text}
        </Banner>
      )}
      {problem === 'none' && (
        <Banner tone="warn" role="alert">
          {sheetTexts.none}
        </Banner>
      )}
      <Button full busy={isBusy} onClick={() => void make()}>
        Make the worksheet
      </Button>
    </Card>
  )
}

const newSheet = { hasVersionB: false, columns: 2, hasGrid: false, key: 'explained' } as const
