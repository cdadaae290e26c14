import { tidyName } from '@sabi/shared/accounts/account'
import { closeClass, listTaughtClasses, renameClass, type TaughtClass } from '@sabi/shared/classes/calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { longestClassName } from '@sabi/shared/classes/class'
import { textOf } from '@sabi/shared/contract/page-form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Field } from '../design/forms/Field.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useSettingsForm } from '../settings/useSettingsForm.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './Classes.module.css'
import { TeacherSees } from './TeacherSees.tsx'
import { teacherTexts } from './texts.ts'

/** Changes the name of a class, shows what its students read, and closes it. */
export function ClassCard({ taught }: { taught: TaughtClass }) {
  const [, navigate] = useLocation()
  const [opened, setOpened] = useState<'name' | 'close' | null>(null)
  const { id, name } = taught
  return (
    <Card title="This class">
      <details className={styles.fold}>
        <summary>What your students are told</summary>
        <TeacherSees />
      </details>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setOpened('name')}>
          Rename
        </Button>
      </div>
      <details className={styles.fold}>
        <summary>End of the school year</summary>
        <p>{teacherTexts.close}</p>
        <Button variant="ghost" onClick={() => setOpened('close')}>
          Close the class
        </Button>
      </details>
      {opened === 'name' && <RenameDialog taught={taught} onClose={() => setOpened(null)} />}
      {opened === 'close' && (
        <ActDialog
          title={`Close ${name}?`}
          action="Close the class for good"
          isDestructive
          run={async () => {
            await request(closeClass, { params: { classId: id } })
            invalidate(listTaughtClasses)
            toast({ title: teacherTexts.closed(name), tone: 'success' })
            navigate('/classes')
          }}
          onClose={() => setOpened(null)}
        >
          <p>{teacherTexts.close}</p>
        </ActDialog>
      )}
    </Card>
  )
}

function RenameDialog({ taught: { id, name }, onClose }: { taught: TaughtClass; onClose: () => void }) {
  const form = useSettingsForm({
    check: (typed) => (tidyName(textOf(typed, 'name')) === '' ? [{ field: 'name', message: teacherTexts.name }] : []),
    async send(typed) {
      await request(renameClass, { params: { classId: id }, body: { name: textOf(typed, 'name') } })
      invalidate(getClassPage)
      invalidate(listTaughtClasses)
      onClose()
    },
  })
  return (
    <FormDialog title="Rename the class" form={form} action="Save" onClose={onClose}>
      <Field
        id="name"
        label="Name of the class"
        autoComplete="off"
        maxLength={longestClassName}
        defaultValue={name}
        error={form.errorOf('name')}
      />
    </FormDialog>
  )
}
