import { handOverClass, type ListedClass } from '@sabi/shared/administration/class-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { request } from '../../platform/server/request.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import { useAct } from '../useAct.ts'

interface HandOverDialogProps {
  listed: ListedClass
  onDone: () => void
  onClose: () => void
}

/** Asks for the account that becomes the teacher of a class. What was typed stays if the server refuses it. */
export function HandOverDialog({ listed: { id, name, teacher }, onDone, onClose }: HandOverDialogProps) {
  const [account, setAccount] = useState('')
  const [fault, setFault] = useState<string>()
  const { isBusy, reason, act } = useAct({
    run: async () => {
      try {
        await request(handOverClass, { params: { id }, body: { account } })
      } catch (error) {
        setFault(failureWords(error))
        throw error
      }
      onDone()
      onClose()
      return administrationTexts.handedOver
    },
    failed: administrationTexts.notHandedOver,
  })
  return (
    <Dialog
      title={`Hand over ${name}`}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} reason={reason} onClick={() => void act()}>
            Hand over
          </Button>
        </>
      }
    >
      <p>
        {teacher !== null && `${teacher.name} then has no access to it. `}
        The new teacher sees what its students have practised since they joined. They see the new teacher’s name in
        their list of classes.
      </p>
      <Field
        id="new-teacher"
        label="Email or user name of the new teacher"
        autoComplete="off"
        value={account}
        error={fault}
        onChange={(event) => setAccount(event.target.value)}
      />
    </Dialog>
  )
}
