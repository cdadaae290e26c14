import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { IconButton } from '../design/IconButton.tsx'
import { loadPart } from '../platform/server/other-release.ts'
import { toast } from '../platform/page/toast-store.ts'
import type { FlaggedQuestion } from './report-question.ts'

/** Fetched with the first question, so that a report can be written offline too. */
export const loadFlagDialog = () => import('./FlagDialog.tsx').then((file) => file.FlagDialog)
type FlagDialog = Awaited<ReturnType<typeof loadFlagDialog>>

const cannotOpen = { title: 'The report form could not be loaded', description: 'Check your connection and try again.' }

/** Reports that a question is wrong (FLAG-01). */
export function FlagButton({ question, className }: { question: FlaggedQuestion; className?: string | undefined }) {
  const [Dialog, setDialog] = useState<FlagDialog | null>(null)
  const open = () => {
    loadPart(loadFlagDialog).then(
      (loaded) => setDialog(() => loaded),
      () => toast({ ...cannotOpen, tone: 'destructive' }),
    )
  }
  return (
    <>
      <IconButton label="Report this question" className={className} onClick={open}>
        <Flag size={20} aria-hidden="true" />
        Report
      </IconButton>
      {Dialog !== null && <Dialog question={question} onClose={() => setDialog(null)} />}
    </>
  )
}
