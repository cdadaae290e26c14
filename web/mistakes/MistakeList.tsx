import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import type { Passage } from '@sabi/shared/content/passage'
import { gapOf, passageOf, withPassagesTogether } from '@sabi/shared/content/passage-order'
import type { Mistake } from '@sabi/shared/progress/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Card } from '../design/Card.tsx'
import { FilterButtons } from '../design/FilterButtons.tsx'
import { PassageText } from '../design/passage/PassageText.tsx'
import { PrintedPassage } from '../design/passage/PrintedPassage.tsx'
import { Figure } from '../design/text/Figure.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { usePrinting } from '../platform/page/printing.ts'
import { dayWords } from '../platform/time.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import styles from './MistakesScreen.module.css'
import { mistakeTexts } from './texts.ts'

interface MistakeListProps {
  mistakes: readonly Mistake[]
  /** Those that the mistakes are about. */
  passages: readonly Passage[]
  /** The number of all open ones, with older ones that are not in the list. */
  total: number
  subject: SubjectId | 'ALL'
  onSubject: (subject: SubjectId | 'ALL') => void
}

/** Mistakes by topic, the topic with the newest first. */
export function MistakeList({ mistakes, passages, total, subject, onSubject }: MistakeListProps) {
  const { data } = useTopics()
  const of = (id: SubjectId) => mistakes.filter((mistake) => mistake.subject === id)
  const shown = subject === 'ALL' ? mistakes : of(subject)
  const subjects = subjectIds.filter((id) => of(id).length > 0)
  const isPrinting = usePrinting()
  const withPassage = (mistake: Mistake) => ({
    ...mistake,
    id: mistake.questionId,
    passage: passages.find(({ id }) => id === passageOf(mistake.questionId)),
  })
  const topicIds = [...new Set(shown.map(({ topicId }) => topicId))]
  return (
    <>
      {subjects.length > 1 && (
        <FilterButtons
          label="Which subject to show"
          filters={[
            { id: 'ALL' as const, name: 'All', count: mistakes.length },
            ...subjects.map((id) => ({ id, name: subjectName(id), count: of(id).length })),
          ]}
          chosen={subject}
          onChoose={onSubject}
        />
      )}
      {topicIds.map((topicId) => {
        const ofTopic = withPassagesTogether(shown.filter((mistake) => mistake.topicId === topicId).map(withPassage))
        const title = data?.data.find(({ id }) => id === topicId)?.title
        const name = ofTopic[0] === undefined ? '' : subjectName(ofTopic[0].subject)
        return (
          <Card key={topicId} title={title === undefined ? name : `${name}: ${title}`}>
            <ul className={styles.mistakes}>
              {ofTopic.map((mistake, place) => (
                <li key={mistake.questionId}>
                  {isPrinting ? (
                    <PrintedPassage questions={ofTopic} place={place} />
                  ) : (
                    <OwnPassage id={mistake.questionId} passage={mistake.passage} />
                  )}
                  <Entry mistake={mistake} />
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
      {total > mistakes.length && (
        <p>
          These are the latest {mistakes.length} of {total} mistakes. Older ones follow as these are put right.
        </p>
      )}
    </>
  )
}

/** The title of the passage that a question is about, which opens the whole of it. */
function OwnPassage({ id, passage }: { id: string; passage: Passage | undefined }) {
  return passage === undefined ? null : <PassageText passage={passage} gap={gapOf({ id, passage })} isFolded />
}

function Entry({ mistake }: { mistake: Mistake }) {
  const { text, chosen, right, reason, rich, answeredAt, rightDays } = mistake
  return (
    <>
      <RichText text={text} html={rich?.text} className={styles.question} />
      <Figure of={mistake} />
      <dl className={styles.answers}>
        <div>
          <dt>Your answer</dt>
          <dd>
            <RichText text={chosen} html={rich?.chosen} />
            {reason !== null && <RichText text={reason} html={rich?.reason} className={styles.reason} />}
          </dd>
        </div>
        {right !== null && (
          <div>
            <dt>Right answer</dt>
            <dd>
              <RichText text={right} html={rich?.right} className={styles.right} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.muted}>
        {dayWords(answeredAt)}
        {rightDays > 0 && `. ${mistakeTexts.once}`}
      </p>
    </>
  )
}
