import { boards } from '@sabi/content/exams/papers'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { examTypes, subjectIds, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import {
  allowances,
  minutesOf,
  shortLengths,
  wholeLength,
  type Allowance,
  type PaperOrder,
} from '@sabi/shared/exams/paper'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Choice } from '../design/forms/Choice.tsx'
import { Select } from '../design/forms/Select.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { sizeWords } from '../settings/size-words.ts'
import styles from './ChoosePaper.module.css'
import { neededDownload } from './missing-questions.ts'
import { addressOf, subjectWords } from './orders.ts'
import { examTexts } from './texts.ts'
import { useReading } from '../platform/useReading.ts'

const calculatorWords = {
  none: 'No calculator',
  basic: 'Basic calculator',
  scientific: 'Scientific calculator',
} as const
const extraTimes = allowances.map(({ id, words }) => ({ value: id, label: words }))

/** Chooses a paper: board, subjects, length and extra time. The student's own board and subjects are chosen at first. */
export function ChoosePaper() {
  const { data: settings } = useQuery(queryOf(getSettings, {}, { keep: true }))
  const [chosenBoard, setBoard] = useState<ExamType>()
  const [paperId, setPaper] = useState('')
  const [chosenSubjects, setChosen] = useState<readonly SubjectId[]>()
  const [length, setLength] = useState<string>('whole')
  const [allowance, setAllowance] = useState<Allowance>('none')
  const [mayPause, setMayPause] = useState(false)
  const boardName = chosenBoard ?? settings?.data.examTargets.examTypes[0] ?? 'JAMB'
  const board = boards.find((one) => one.board === boardName)
  const paper = board?.papers.find(({ id }) => id === paperId) ?? board?.papers[0]
  if (board === undefined || paper === undefined) return null
  const studied = settings?.data.studyGoals.subjects ?? []
  const chosen = chosenSubjects ?? [...new Set([...studied, ...subjectIds])].slice(0, paper.subjects)
  const subjects = chosen.slice(0, paper.subjects)
  const whole = wholeLength({ board, subjects })
  const lengths = shortLengths.filter((one) => one < whole)
  const order: PaperOrder = { board, paper, subjects, length: lengths.find((one) => String(one) === length) ?? null }
  const minutes = allowances.find(({ id }) => id === allowance)?.minutesFor(minutesOf(order)) ?? 0
  const missing = paper.subjects - subjects.length
  const toggle = (subject: SubjectId) =>
    setChosen(chosen.includes(subject) ? chosen.filter((one) => one !== subject) : [...chosen, subject])
  return (
    <Card title="Sit a timed paper" className={styles.choose}>
      <Choice
        label="Board"
        value={boardName}
        options={examTypes.map((value) => ({ value, label: value }))}
        onChange={setBoard}
      />
      {boardName === 'JAMB' && <p>{examTexts.noEnglish}</p>}
      {board.papers.length > 1 && (
        <Choice
          label="Paper"
          value={paper.id}
          options={board.papers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setPaper}
        />
      )}
      {paper.subjects === 1 ? (
        <Choice
          label="Subject"
          value={subjects[0] ?? subjectIds[0]}
          options={subjectIds.map((value) => ({ value, label: subjectName(value) }))}
          onChange={(subject) => setChosen([subject])}
        />
      ) : (
        <fieldset className={styles.subjects}>
          <legend>Choose {paper.subjects} subjects</legend>
          {subjectIds.map((subject) => (
            <label key={subject} className={styles.subject}>
              <input type="checkbox" checked={chosen.includes(subject)} onChange={() => toggle(subject)} />
              {subjectName(subject)}
            </label>
          ))}
        </fieldset>
      )}
      <Choice
        label="Questions"
        value={order.length === null ? 'whole' : String(order.length)}
        options={[
          { value: 'whole', label: `Whole paper (${whole})` },
          ...lengths.map((one) => ({ value: String(one), label: String(one) })),
        ]}
        onChange={setLength}
      />
      <Select label="Extra time" value={allowance} options={extraTimes} onChange={setAllowance} />
      <label className={styles.subject}>
        <input type="checkbox" checked={mayPause} onChange={() => setMayPause(!mayPause)} />
        Allow pauses (not exam conditions)
      </label>
      <p>If you have set larger text or less motion on this phone, the paper follows.</p>
      <p className={styles.summary}>
        {order.length ?? whole} questions · {minutes} minutes · {calculatorWords[board.calculator]}
      </p>
      <p>{examTexts.asOf(board.year)}</p>
      <DownloadFirst subjects={subjects} />
      {missing === 0 &&
      chosen.length >= paper.subjects &&
      (paper.subjects === 1 || chosen.length === paper.subjects) ? (
        <LinkButton href={addressOf({ order, allowance, mayPause, code: null })} full>
          Read the instructions
        </LinkButton>
      ) : (
        <Button full reason={`Choose ${paper.subjects} subjects, not ${chosen.length}.`}>
          Read the instructions
        </Button>
      )}
    </Card>
  )
}

/** Data is expensive, so that the student hears before a tap what it will cost. */
function DownloadFirst({ subjects }: { subjects: readonly SubjectId[] }) {
  const needed = useReading(subjects.join(' '), () => neededDownload(subjects), null)
  if (needed == null) return null
  const size = needed.bytes === null ? '' : ` (${sizeWords(needed.bytes)})`
  return (
    <p>
      First saves the questions and notes of {subjectWords(needed.subjects)} on this phone{size}. Later papers need no
      data.
    </p>
  )
}
