import { TextArea } from '../../design/forms/TextArea.tsx'
import { OptionFields } from './OptionFields.tsx'
import type { QuestionDraft } from './question-draft.ts'

interface QuestionFieldsProps {
  draft: QuestionDraft
  onChange: (draft: QuestionDraft) => void
  errorOf: (field: string) => string | undefined
}

/** The text fields of a question. */
export function QuestionFields({ draft, onChange, errorOf }: QuestionFieldsProps) {
  return (
    <>
      <TextArea
        id="text"
        label="Question"
        hint="Write mathematics between dollar signs: $\frac{1}{2}mv^2$"
        rows={4}
        value={draft.text}
        error={errorOf('text')}
        onInput={(event) => onChange({ ...draft, text: event.currentTarget.value })}
      />
      <OptionFields draft={draft} onChange={onChange} errorOf={errorOf} />
      <TextArea
        id="explanation"
        label="Explanation"
        rows={4}
        value={draft.explanation}
        error={errorOf('explanation')}
        onInput={(event) => onChange({ ...draft, explanation: event.currentTarget.value })}
      />
      <TextArea
        id="hints"
        label="Hints"
        hint="One on each line. Students open them in this order."
        rows={3}
        value={draft.hints}
        error={errorOf('hints')}
        onInput={(event) => onChange({ ...draft, hints: event.currentTarget.value })}
      />
    </>
  )
}
