import { optionLetter } from '@sabi/shared/content/option-letter'
import X from 'lucide-react/icons/x'
import { Button } from '../../design/Button.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import {
  fewestOptions,
  keyField,
  mostOptions,
  optionField,
  withoutOption,
  type QuestionDraft,
} from './question-draft.ts'
import styles from './Questions.module.css'

interface OptionFieldsProps {
  draft: QuestionDraft
  onChange: (draft: QuestionDraft) => void
  errorOf: (field: string) => string | undefined
}

/** The options, each with a radio button that makes it the right one. */
export function OptionFields({ draft, onChange, errorOf }: OptionFieldsProps) {
  const { options } = draft
  const fault = errorOf(keyField(0))
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Options. Mark the right one.</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {options.map((_, index) => (
        // Options are identified by their position only.
        // oxlint-disable-next-line no-array-index-key
        <OptionField key={index} index={index} draft={draft} onChange={onChange} error={errorOf(optionField(index))} />
      ))}
      {options.length < mostOptions && (
        <Button variant="ghost" onClick={() => onChange({ ...draft, options: [...options, ''] })}>
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
  error: string | undefined
}

function OptionField({ index, draft, onChange, error }: OptionFieldProps) {
  const letter = optionLetter(index)
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
        error={error}
        onInput={(event) =>
          onChange({
            ...draft,
            options: draft.options.map((old, at) => (at === index ? event.currentTarget.value : old)),
          })
        }
      />
      {draft.options.length > fewestOptions && (
        <IconButton label={`Remove option ${letter}`} onClick={() => onChange(withoutOption(draft, index))}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}
