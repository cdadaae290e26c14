import { passageBefore } from '@sabi/shared/content/passage-order'
import type { Passage } from '@sabi/shared/content/passage'
import { RichText } from '../text/RichText.tsx'

interface PrintedPassageProps {
  /** All questions of the sheet, in their order. */
  questions: readonly { passage?: Passage | undefined }[]
  /** Index of the question that follows. */
  place: number
}

/** On paper, a passage once, before the first of its questions. */
export function PrintedPassage({ questions, place }: PrintedPassageProps) {
  const shown = passageBefore(questions, place)
  if (shown === null) return null
  const { passage } = shown
  return (
    <div>
      <p>
        <b>{passage.title}</b> (for {shown.questions === 1 ? 'this question' : `the next ${shown.questions} questions`})
      </p>
      <p>
        <RichText text={passage.text} html={passage.html} />
      </p>
    </div>
  )
}
