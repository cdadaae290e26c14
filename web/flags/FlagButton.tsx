import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { IconButton } from '../design/IconButton.tsx'
import { FlagDialog } from './FlagDialog.tsx'
import type { FlaggedQuestion } from './report-question.ts'

/** Reports that a question is wrong (FLAG-01). */
export function FlagButton({ question, className }: { question: FlaggedQuestion; className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label="Report this question" className={className} onClick={() => setIsOpen(true)}>
        <Flag size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && <FlagDialog question={question} onClose={() => setIsOpen(false)} />}
    </>
  )
}
