import type { ClassInsights } from '@sabi/shared/classes/insights-calls'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { gapOf } from '@sabi/shared/content/passage-order'
import { percentage } from '@sabi/shared/progress/percentage'
import { TableBehind } from '../design/DataTable.tsx'
import { PassageText } from '../design/passage/PassageText.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { Figure } from '../design/text/Figure.tsx'
import { RichText } from '../design/text/RichText.tsx'
import styles from './Insights.module.css'

type HardQuestion = ClassInsights['hardest'][number]

/** The questions that most of a class had wrong. Each opens to its options and who chose them. */
export function HardestQuestions({ questions }: { questions: readonly HardQuestion[] }) {
  return (
    <div>
      {questions.map((question) => (
        <details key={question.id} className={styles.question}>
          <summary>
            <RichText text={question.text} html={question.rich?.text} />{' '}
            <b>
              {question.right} of {question.students} right
            </b>
          </summary>
          <WholeQuestion question={question} />
        </details>
      ))}
    </div>
  )
}

function WholeQuestion({ question }: { question: HardQuestion }) {
  const { passage, students } = question
  const options = question.options.map((text, option) => {
    const isRight = option === question.correctOption
    const chosen = question.chosen[option] ?? 0
    const letter = optionLetter(option)
    const share = percentage(chosen, students)
    return { text, html: question.rich?.options?.[option], isRight, chosen, letter, share }
  })
  return (
    <div className={styles.whole}>
      {passage !== undefined && <PassageText passage={passage} gap={gapOf(question)} isFolded />}
      <Figure of={question} />
      <ol className={styles.bars}>
        {options.map(({ text, html, isRight, letter, share }) => (
          <li key={letter}>
            <div className={styles.label}>
              <span>
                <b>{letter}</b> <RichText text={text} html={html} />{' '}
                {isRight && <span className={styles.right}>right answer</span>}
              </span>
              <b>{share}%</b>
            </div>
            <ProgressBar label={`Chose ${letter}`} value={share} tone={isRight ? 'green' : 'amber'} />
          </li>
        ))}
      </ol>
      <TableBehind
        caption={`What ${students} students chose`}
        columns={['Option', 'Students', 'Share']}
        rows={options.map(({ letter, isRight, chosen, share }) => ({
          id: letter,
          cells: [`${letter}${isRight ? ' (right)' : ''}`, String(chosen), `${share}%`],
        }))}
      />
    </div>
  )
}
