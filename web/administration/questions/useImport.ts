import { listImports, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { useRef, useState } from 'react'
import { invalidate } from '../../platform/server/queries.ts'
import { failureWords } from '../failure.ts'
import { fieldTexts } from '../texts.ts'
import type { ImportDefaults } from './upload.ts'

type Send = (file: File, options: { defaults: ImportDefaults; dryRun: boolean }) => Promise<ImportOutcome>

/** An import: the result of the last check or import, or why it failed. */
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
    /** A result, or a running check, does not apply to another file or other answers. */
    forget() {
      choices.current++
      setOutcome(null)
      setProblem(null)
    },
  }
}
