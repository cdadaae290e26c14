import type { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Banner } from '../../design/Banner.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import styles from './Questions.module.css'

const mostShown = 100

/** What an import did, or would do, and each row that it refused, with the reason. */
export function OutcomeView({ outcome }: { outcome: ImportOutcome }) {
  const { isDryRun, added, unchanged, refused } = outcome
  const shown = refused.slice(0, mostShown)
  return (
    <div className={styles.fields}>
      <Banner tone={refused.length === 0 ? 'ok' : 'warn'}>
        {counted(added, 'question')} {isDryRun ? 'can be imported' : 'imported'}, {unchanged} there already,{' '}
        {refused.length} refused.
      </Banner>
      {shown.length > 0 && (
        <div className={styles.table}>
          <DataTable
            caption={refused.length > mostShown ? `The first ${mostShown} refused rows` : 'Refused rows'}
            columns={['Row', 'Why', 'What']}
            rows={shown.map(({ place, message, detail }, index) => ({
              id: String(index),
              cells: [place, message, detail],
            }))}
          />
        </div>
      )}
    </div>
  )
}
