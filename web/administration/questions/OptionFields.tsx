import { optionLetter } from '@sabi/shared/content/option-letter'
import X from 'lucide-react/icons/x'
import { Button } from '../../design/Button.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import {
  fewestOptions,
  keyField,
  mostOptions,
  optionField,
  reasonField,
  withoutOption,
  type QuestionDraft,
} from './question-draft.ts'
import styles from './Questions.module.css'

interface OptionFieldsProps {
  draft: QuestionDraft
  onChange: (draft: QuestionDraft) => void
  errorOf: (field: string) => string | undefined
}

/** The options, each with a radio button that makes it the right one, and the reasons against the others. */
export function OptionFields({ draft, onChange, errorOf }: OptionFieldsProps) {
  const { options, reasons } = draft
  const fault = errorOf(keyField(0))
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Options. Mark the right one.</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {options.map((_, index) => (
        // Options are identified by their position only.
        // oxlint-disable-next-line no-array-index-key
        <OptionField key={index} index={index} draft={draft} onChange={onChange} errorOf={errorOf} />
      ))}
      {options.length < mostOptions && (
        <Button
          variant="ghost"
          onClick={() => onChange({ ...draft, options: [...options, ''], reasons: [...reasons, ''] })}
        >
          Add option
        </Button>
      )}
    </fieldset>
  )
}

interface OptionFieldProps {
  index: number
  draft: QuestionDraft
  onChange: (draft: QuestionDraft) => void
  errorOf: (field: string) => string | undefined
}

function OptionField({ index, draft, onChange, errorOf }: OptionFieldProps) {
  const letter = optionLetter(index)
  const changed = (words: readonly string[], typed: string) => words.map((old, at) => (at === index ? typed : old))
  return (
    <div className={styles.optionField}>
      <label className={styles.key}>
        <input
          id={keyField(index)}
          type="radio"
          name="correctOption"
          aria-label={`Option ${letter} is right`}
          checked={draft.correctOption === index}
          onChange={() => onChange({ ...draft, correctOption: index })}
        />
      </label>
      <Field
        id={optionField(index)}
        className={styles.words}
        label={`Option ${letter}`}
        autoComplete="off"
        value={draft.options[index] ?? ''}
        error={errorOf(optionField(index))}
        onInput={(event) => onChange({ ...draft, options: changed(draft.options, event.currentTarget.value) })}
      />
      {draft.options.length > fewestOptions && (
        <IconButton label={`Remove option ${letter}`} onClick={() => onChange(withoutOption(draft, index))}>
          <X size={18} />
        </IconButton>
      )}
      {draft.correctOption !== index && (
        <div className={styles.reason}>
          <TextArea
            id={reasonField(index)}
            label={`Why ${letter} is wrong`}
            rows={2}
            value={draft.reasons[index] ?? ''}
            error={errorOf(reasonField(index))}
            onInput={(event) => onChange({ ...draft, reasons: changed(draft.reasons, event.currentTarget.value) })}
          />
        </div>
      )}
    </div>
  )
}
