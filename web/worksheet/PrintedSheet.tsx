import { counted } from '@sabi/shared/subjects/count-words'
import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import { siteName } from '../design/site-name.ts'
import { usePrinting } from '../platform/page/printing.ts'
import { AnswerGrid, AnswerKey, PrintedQuestions } from '../practice/printed/PrintedQuestions.tsx'
import type { Sheet, SheetVersion } from './sheet.ts'
import styles from './Worksheet.module.css'

interface PrintedSheetProps {
  sheet: Sheet
  versions: readonly SheetVersion[]
  /** Buttons for each question of the first version, which are not printed. */
  tools: readonly ReactNode[]
}

/** The first version as it will be printed; on paper all versions, their grids, and the keys on separate pages. */
export function PrintedSheet({ sheet, versions, tools }: PrintedSheetProps) {
  const isPrinting = usePrinting()
  const shown = isPrinting ? versions : versions.slice(0, 1)
  return (
    <div className={styles.sheet}>
      {shown.map((version) => (
        <section key={version.letter} className={styles.version}>
          <Heading sheet={sheet} version={version} />
          <PrintedQuestions paper={version.paper} columns={sheet.columns} {...(!isPrinting && { below: tools })} />
          {sheet.hasGrid && isPrinting && (
            <div className={styles.part}>
              <Heading sheet={sheet} version={version} part="Answers" />
              <AnswerGrid paper={version.paper} />
            </div>
          )}
        </section>
      ))}
      {sheet.key !== 'none' &&
        isPrinting &&
        versions.map((version) => (
          <section key={version.letter} className={classNames(styles.part, sheet.key === 'letters' && styles.shortKey)}>
            <h2>{titleOf(sheet, version, 'Answer key')}</h2>
            <AnswerKey paper={version.paper} isExplained={sheet.key === 'explained'} />
          </section>
        ))}
    </div>
  )
}

/** The title, and the lines on which a student writes. */
function Heading({ sheet, version, part }: { sheet: Sheet; version: SheetVersion; part?: string }) {
  return (
    <header className={styles.heading}>
      <h2>{titleOf(sheet, version, part)}</h2>
      <p className={styles.lines}>
        <span>Name</span>
        <span>Class</span>
        <span>Date</span>
      </p>
      <p>
        {counted(version.paper.length, 'question')}. Score: ____ / {version.paper.length} · {siteName}
      </p>
    </header>
  )
}

function titleOf({ title }: Sheet, { letter }: SheetVersion, part?: string): string {
  return [title, letter === null ? '' : `Version ${letter}`, part ?? ''].filter((words) => words !== '').join(' · ')
}
