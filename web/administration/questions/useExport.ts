import { listAudit } from '@sabi/shared/administration/system-calls'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import type { SubjectId } from '@sabi/shared/content/question'
import { exportQuestions, summariseExport, type QuestionExport } from '@sabi/shared/subjects/export-calls'
import { useState } from 'react'
import { invalidate } from '../../platform/server/queries.ts'
import { request, requestFile } from '../../platform/server/request.ts'
import { saveFile } from '../../platform/page/save-file.ts'
import { failureWords } from '../failure.ts'

interface Exported {
  name: string
  summary: QuestionExport
}

/** An export: the last file with its contents, or why there is none. */
export function useExport() {
  const [exported, setExported] = useState<Exported | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const download = async (format: ExportFormat, subject: SubjectId | '') => {
    setIsBusy(true)
    setExported(null)
    setProblem(null)
    try {
      const query = subject === '' ? { format } : { format, subject }
      const summary = await request(summariseExport, { query })
      const file = await requestFile(exportQuestions, { query }, () => {})
      saveFile(file)
      setExported({ name: file.name, summary })
      invalidate(listAudit)
    } catch (error) {
      setProblem(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }

  /** The result does not apply to other choices. */
  const forget = () => {
    setExported(null)
    setProblem(null)
  }
  return { exported, problem, isBusy, download, forget }
}
