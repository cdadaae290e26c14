import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { longestShownName } from '@sabi/shared/classes/class'
import { changeShownName, leaveClass, listJoinedClasses, type JoinedClass } from '@sabi/shared/classes/membership-calls'
import { textOf } from '@sabi/shared/contract/page-form'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/forms/Field.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useSettingsForm } from '../settings/useSettingsForm.ts'
import { checkShownName } from './check.ts'
import { subjectWords } from './class-words.ts'
import styles from './Classes.module.css'
import { classTexts, joinTexts } from './texts.ts'

interface DialogProps {
  joined: JoinedClass
  onClose: () => void
}

/** A class that a student is in: whose it is, under which name, and the way out. */
export function JoinedClassRow({ joined }: { joined: JoinedClass }) {
  const { name, subjects, teacher, shownName } = joined
  const [opened, setOpened] = useState<'name' | 'leave' | null>(null)
  const close = () => setOpened(null)
  return (
    <li>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>
          {subjectWords(subjects)} · {teacher === null ? 'no teacher now' : `Teacher: ${teacher}`}
        </p>
        <p className={styles.muted}>Your name here: {shownName}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-label={`Change your name in ${name}`} onClick={() => setOpened('name')}>
          Change name
        </Button>
        <Button variant="ghost" aria-label={`Leave ${name}`} onClick={() => setOpened('leave')}>
          Leave
        </Button>
      </div>
      {opened === 'name' && <NameDialog joined={joined} onClose={close} />}
      {opened === 'leave' && <LeaveDialog joined={joined} onClose={close} />}
    </li>
  )
}

function NameDialog({ joined: { id, name, shownName }, onClose }: DialogProps) {
  const form = useSettingsForm({
    ids: { name: 'shown-name' },
    check: checkShownName,
    async send(typed) {
      await request(changeShownName, { params: { classId: id }, body: { name: textOf(typed, 'shown-name') } })
      invalidate(listJoinedClasses)
      onClose()
    },
  })
  return (
    <FormDialog title={`Your name in ${name}`} form={form} action="Save" onClose={onClose}>
      <Field
        id="shown-name"
        label="Your name in this class"
        hint={joinTexts.nameHint}
        maxLength={longestShownName}
        defaultValue={shownName}
        error={form.errorOf('shown-name')}
      />
    </FormDialog>
  )
}

function LeaveDialog({ joined: { id, name }, onClose }: DialogProps) {
  const form = useSettingsForm({
    async send() {
      await request(leaveClass, { params: { classId: id } })
      invalidate(listJoinedClasses)
      invalidate(listOwnAssignments)
      toast({ title: classTexts.left(name), tone: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog title={`Leave ${name}?`} form={form} action="Leave the class" variant="destructive" onClose={onClose}>
      <p>{classTexts.leave}</p>
    </FormDialog>
  )
}
