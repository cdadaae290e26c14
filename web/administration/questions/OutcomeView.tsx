import type { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { counted, numberWords } from '@sabi/shared/subjects/count-words'
import { Banner } from '../../design/states/Banner.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import { AcceptedQuestions } from '../imports/AcceptedQuestions.tsx'
import styles from './Questions.module.css'

const mostShown = 100

/** The result of an import or a dry run: refused rows with reasons, and the first accepted questions. */
export function OutcomeView({ outcome }: { outcome: ImportOutcome }) {
  const { isDryRun, isDraft, added, held, unchanged, refused, warnings, accepted } = outcome
  return (
    <div className={styles.fields}>
      <Banner tone={refused.length === 0 ? 'ok' : 'warn'}>
        {counted(added, 'question')} {isDryRun ? 'can be imported' : isDraft ? 'imported as a draft' : 'imported'},{' '}
        {numberWords(unchanged)} already there, {numberWords(refused.length)} refused.
        {held > 0 && ` ${heldWords(held)}`}
        {isDraft && ' Students see them only after you publish them.'}
      </Banner>
      <RowTable rows={refused} caption="Refused rows" cutCaption={`The first ${mostShown} refused rows`} />
      <RowTable
        rows={warnings}
        caption="Rows with a part left out"
        cutCaption={`The first ${mostShown} rows with a part left out`}
      />
      <AcceptedQuestions questions={accepted} total={added} />
    </div>
  )
}

function heldWords(held: number): string {
  return held === 1
    ? 'One of them stays in the draft until its explanation is corrected.'
    : `${numberWords(held)} of them stay in the draft until their explanations are corrected.`
}

interface RowTableProps {
  rows: ImportOutcome['refused']
  caption: string
  /** The caption if only the first rows are shown. */
  cutCaption: string
}

function RowTable({ rows, caption, cutCaption }: RowTableProps) {
  if (rows.length === 0) return null
  return (
    <div className={styles.table}>
      <DataTable
        caption={rows.length > mostShown ? cutCaption : caption}
        columns={['Row', 'Why', 'What']}
        rows={rows.slice(0, mostShown).map(({ place, message, detail }, index) => ({
          id: String(index),
          cells: [place, message, detail],
        }))}
      />
    </div>
  )
}
