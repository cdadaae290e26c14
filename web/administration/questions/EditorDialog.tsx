import type { ShownQuestion } from '@sabi/shared/content/question'
import type { QuestionText } from '@sabi/shared/flags/calls'
import type { FormEvent, ReactNode } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { ErrorSummary, type FieldError } from '../../design/forms/ErrorSummary.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { ignoreSecondTap } from '../ignore-second-tap.ts'
import { administrationTexts } from '../texts.ts'
import { Preview } from './Preview.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import styles from './Questions.module.css'
import { useEditor } from './useEditor.ts'
import { WholeQuestion } from './WholeQuestion.tsx'

export interface EditorDialogProps {
  title: string
  /** The question to edit; null for a new one. */
  question: ShownQuestion | null
  /** Label of its button. */
  action: string
  /** Errors in fields other than the question's own. */
  check?: () => FieldError[]
  /** Saves the text over the version that was seen, and shows a toast. Throws on failure. */
  send: (text: QuestionText, version: number | undefined) => Promise<void>
  onClose: () => void
  /** The picture in the preview, if it can be changed. */
  picture?: { imageUrl: string | null; imageAlt: string | undefined }
  /** Additional fields. */
  children?: ReactNode | ((errorOf: (field: string) => string | undefined) => ReactNode)
}

/** Edits a question, with a preview. What was typed stays until it is saved or discarded. */
export function EditorDialog({ title, question, action, check, send, onClose, picture, children }: EditorDialogProps) {
  const editor = useEditor({ question, check, send, onClose })
  const { draft, errors, attempt, errorOf, oldKeyNamed: oldKey } = editor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void editor.submit()
  }
  return (
    <Dialog title={title} className={styles.editor} onEscape={editor.isTouched ? stay : onClose}>
      <form className={styles.form} noValidate onInput={editor.touch} onSubmit={submit}>
        {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
        {editor.present !== null && <Conflict question={editor.present} />}
        <div className={styles.halves}>
          <div className={styles.fields}>
            <QuestionFields draft={draft} onChange={editor.change} errorOf={errorOf} />
            {typeof children === 'function' ? children(errorOf) : children}
          </div>
          <Preview draft={draft} figure={{ ...question, ...picture }} />
        </div>
        <output>
          {editor.isKeyChanged && <Banner tone="warn">{administrationTexts.keyChanges}</Banner>}
          {oldKey?.parts.map((part) => (
            <Banner key={part} tone="warn">
              {administrationTexts.oldKeyNamed(part, oldKey.option)}
            </Banner>
          ))}
        </output>
        <Decision
          action={action}
          isAsked={editor.isAsked}
          isBusy={editor.isBusy}
          onBack={editor.isAsked ? editor.takeBack : onClose}
        />
      </form>
    </Dialog>
  )
}

/** Esc must not lose what was typed; the button may. */
function stay(): void {}

function Conflict({ question }: { question: ShownQuestion }) {
  return (
    <Banner tone="warn" role="alert">
      <p>{administrationTexts.conflict}</p>
      <p>It now reads:</p>
      <WholeQuestion question={question} />
    </Banner>
  )
}

interface DecisionProps {
  action: string
  /** The key is about to change, which needs confirmation. */
  isAsked: boolean
  isBusy: boolean
  onBack: () => void
}

function Decision({ action, isAsked, isBusy, onBack }: DecisionProps) {
  const reason = useIsOnline() ? undefined : administrationTexts.offlineReason
  return (
    <div className={styles.decision}>
      <Button variant="secondary" aria-disabled={isBusy} onClick={onBack}>
        {isAsked ? 'Look again' : 'Cancel'}
      </Button>
      <Button
        type="submit"
        variant={isAsked ? 'destructive' : 'primary'}
        busy={isBusy}
        reason={reason}
        onClick={ignoreSecondTap}
      >
        {isAsked ? 'Change the key' : action}
      </Button>
    </div>
  )
}
