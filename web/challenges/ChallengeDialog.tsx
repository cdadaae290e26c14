import { longestName } from '@sabi/shared/challenges/challenge'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { Field } from '../design/forms/Field.tsx'
import { siteName } from '../design/site-name.ts'
import { QrCode } from '../layout/QrCode.tsx'
import { ShareText } from '../layout/ShareText.tsx'
import { firstName, linkWithResult, type OwnResult } from './own-result.ts'

interface ChallengeDialogProps {
  own: OwnResult
  session: PracticeSession
  onClose: () => void
}

/** The link and the QR code of a challenge. They hold the student's name and score only if the student ticks a box. */
export function ChallengeDialog({ own, session: { filter }, onClose }: ChallengeDialogProps) {
  const { score, total, address } = own
  const about = counted(total, 'question') + (filter.subject === 'ALL' ? '' : ` of ${subjectName(filter.subject)}`)
  const [isShown, setShown] = useState(false)
  const [name, setName] = useState(firstName)
  const link = isShown ? linkWithResult(own, name) : location.origin + address
  return (
    <Dialog
      title="Challenge a friend"
      onEscape={onClose}
      actions={
        <>
          <ShareText
            label="Send the link"
            copyLabel="Copy the link"
            text={`${isShown ? `I got ${score} of ${total}. ` : ''}Try the same on ${siteName}: ${about}. ${link}`}
          />
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>Your friend gets {about}, in the same order.</p>
      <Checkbox label="Show my name and my score" checked={isShown} onChange={() => setShown(!isShown)} />
      {isShown && (
        <Field
          id="shown-name"
          label="Your name"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <p>A friend beside you can scan this code:</p>
      <QrCode address={link} alt="QR code of the link" />
    </Dialog>
  )
}
