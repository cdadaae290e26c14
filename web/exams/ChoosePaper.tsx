import { partsOf } from '@sabi/content/exams/english-parts'
import { boards } from '@sabi/content/exams/papers'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { examTypes, type SubjectId } from '@sabi/shared/content/question'
import {
  allowanceOf,
  allowances,
  calculatorOf,
  minutesOf,
  shortLengths,
  wholeLength,
  type Allowance,
  type PaperOrder,
} from '@sabi/shared/exams/paper'
import { mocksIn, offeredPapers, topicsLeft, type CountedTopic } from '@sabi/shared/exams/supply'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Choice } from '../design/forms/Choice.tsx'
import { Select } from '../design/forms/Select.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { sizeWords } from '../settings/size-words.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import styles from './ChoosePaper.module.css'
import { neededDownload } from '../offline/questions/missing-questions.ts'
import { addressOf, askedPaper, subjectWords } from './orders.ts'
import { satPapers } from './sat-papers.ts'
import { examTexts } from './texts.ts'
import { useReading } from '../platform/useReading.ts'

const calculatorWords = {
  none: 'No calculator',
  basic: 'Basic calculator',
  scientific: 'Scientific calculator',
} as const
const extraTimes = allowances.map(({ id, words }) => ({ value: id, label: words }))

/**
 * Chooses a paper: board, subjects, length and extra time. At first the paper that the address names is chosen, or else the
 * student's own board and subjects.
 */
export function ChoosePaper() {
  const asked = askedPaper(new URLSearchParams(useSearch()))
  const topics = useTopics().data?.data
  const { data: settings } = useQuery(queryOf(getSettings, {}, { keep: true }))
  const [chosenBoard, setBoard] = useState(asked?.order.board.board)
  const [paperId, setPaper] = useState(asked?.order.paper.id ?? '')
  const [chosenSubjects, setChosen] = useState(asked?.order.subjects)
  const [length, setLength] = useState(String(asked?.order.length ?? 'whole'))
  const [allowance, setAllowance] = useState<Allowance>(asked?.allowance ?? 'none')
  const [mayPause, setMayPause] = useState(asked?.mayPause ?? false)
  const boardName = chosenBoard ?? settings?.data.examTargets.examTypes[0] ?? 'JAMB'
  const board = boards.find((one) => one.board === boardName)
  const papers = board === undefined ? [] : offeredPapers(board, topics, partsOf)
  const offered = papers.find(({ paper: { id } }) => id === paperId) ?? papers[0]
  if (board === undefined || offered === undefined) return null
  const { paper, choices } = offered
  const always = paper.always ?? []
  const free = paper.subjects - always.length
  const studied = settings?.data.studyGoals.subjects ?? []
  const isChoice = (subject: SubjectId) => choices.includes(subject)
  const own = chosenSubjects?.filter(isChoice) ?? []
  const first = [...new Set([...studied.filter(isChoice), ...choices])].slice(0, free)
  const chosen = chosenSubjects === undefined || (free === 1 && own.length === 0) ? first : own
  const subjects = [...always, ...chosen.slice(0, free)]
  const whole = wholeLength({ board, paper, subjects })
  const lengths = shortLengths.filter((one) => one < whole)
  const order: PaperOrder = { board, paper, subjects, length: lengths.find((one) => String(one) === length) ?? null }
  const minutes = allowanceOf(allowance).minutesFor(minutesOf(order))
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
      {board.board === 'JAMB' && topics !== undefined && !papers.some(hasEnglish) && <p>{examTexts.noEnglish}</p>}
      {papers.length > 1 && (
        <Choice
          label="Paper"
          value={paper.id}
          options={papers.map(({ paper: { id, name } }) => ({ value: id, label: name }))}
          onChange={setPaper}
        />
      )}
      {free === 1 ? (
        <Choice
          label="Subject"
          value={chosen[0] ?? choices[0] ?? 'english'}
          options={choices.map((value) => ({ value, label: subjectName(value) }))}
          onChange={(subject) => setChosen([subject])}
        />
      ) : (
        <fieldset className={styles.subjects}>
          <legend>
            {always.length > 0 && `${subjectWords(always)}, and `}choose {free} subjects
          </legend>
          {choices.map((subject) => (
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
      <p>The paper uses your settings for larger text and less motion.</p>
      <p className={styles.summary}>
        {order.length ?? whole} questions · {minutes} minutes · {calculatorWords[calculatorOf(order)]}
      </p>
      {topics !== undefined && missing === 0 && order.length === null && hasEnglish({ choices: subjects }) && (
        <PapersLeft order={{ ...order, subjects: ['english'] }} topics={topics} />
      )}
      <p>{examTexts.asOf(board.year)}</p>
      <DownloadFirst subjects={subjects} />
      {missing === 0 && (free === 1 || chosen.length === free) ? (
        <LinkButton href={addressOf({ order, allowance, mayPause, code: null })} full>
          Read the instructions
        </LinkButton>
      ) : (
        <Button full reason={`Choose ${free} subjects, not ${chosen.length}.`}>
          Read the instructions
        </Button>
      )}
    </Card>
  )
}

function hasEnglish({ choices }: { choices: readonly SubjectId[] }): boolean {
  return choices.includes('english')
}

/**
 * How many such papers there are in Use of English for this student, who may have sat some. The sciences take one question of each
 * family, so the counts of their topics say nothing about repeats.
 */
function PapersLeft({ order, topics }: { order: PaperOrder; topics: readonly CountedTopic[] }) {
  const userId = useSession().user?.id
  const sat = useReading(`sat ${userId}`, async () => (userId === undefined ? [] : satPapers(userId)), [])
  if (sat === undefined) return null
  const left = mocksIn(order, topicsLeft(topics, sat.flat()), partsOf)
  return <p>{examTexts.mocks({ inBank: mocksIn(order, topics, partsOf), left })}</p>
}

/** Data is expensive, so that the student hears before a tap what it will cost. */
function DownloadFirst({ subjects }: { subjects: readonly SubjectId[] }) {
  const needed = useReading(subjects.join(' '), () => neededDownload(subjects), null)
  if (needed == null) return null
  const size = needed.bytes === null ? '' : ` (${sizeWords(needed.bytes)})`
  return (
    <p>
      Before the paper starts, the questions and notes of {subjectWords(needed.subjects)} are saved on this phone{size}.
      Later papers need no data.
    </p>
  )
}
