import { listImports, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { useRef, useState } from 'react'
import { invalidate } from '../../platform/queries.ts'
import { failureWords } from '../failure.ts'
import { fieldTexts } from '../texts.ts'
import type { ImportDefaults } from './upload.ts'

type Send = (file: File, options: { defaults: ImportDefaults; dryRun: boolean }) => Promise<ImportOutcome>

/** An import: what the last look or the import itself came to, and why it failed. */
export function useImport(send: Send) {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const choices = useRef(0)
  const run = async (file: File | null, defaults: ImportDefaults, dryRun: boolean) => {
    if (isBusy) return
    if (file === null) return setProblem(fieldTexts.file)
    setIsBusy(true)
    setProblem(null)
    const choice = choices.current
    const isOutdated = () => dryRun && choice !== choices.current
    try {
      const found = await send(file, { defaults, dryRun })
      if (!isOutdated()) setOutcome(found)
      if (dryRun) return
      invalidate(listImports)
      invalidate(searchQuestions)
    } catch (error) {
      if (!isOutdated()) setProblem(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    outcome,
    problem,
    isBusy,
    check: (file: File | null, defaults: ImportDefaults) => run(file, defaults, true),
    takeIn: (file: File | null, defaults: ImportDefaults) => run(file, defaults, false),
    /** What was found, or is being looked for, holds for another file or other answers no more. */
    forget() {
      choices.current++
      setOutcome(null)
      setProblem(null)
    },
  }
}
