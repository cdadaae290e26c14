import {
  difficulties,
  difficultyWords,
  examTypes,
  type Difficulty,
  type ExamType,
  type SubjectId,
} from '@sabi/shared/content/question'
import { Select } from '../../design/forms/Select.tsx'
import { subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import { useTopicChoices } from './useTopicChoices.ts'

/** The subject, topic, exam and difficulty of a question. */
export interface Place {
  subject: SubjectId | ''
  topicId: string
  examType: ExamType
  difficulty: Difficulty
}

interface PlaceFieldsProps {
  place: Place
  onChange: (place: Place) => void
  errorOf?: (field: string) => string | undefined
}

/** Subject, topic, exam and difficulty of a question. */
export function PlaceFields({ place, onChange, errorOf }: PlaceFieldsProps) {
  const topics = useTopicChoices(place.subject, 'Choose a topic')
  return (
    <div className={styles.places}>
      <Select
        label="Subject"
        value={place.subject}
        options={subjectOptions}
        onChange={(subject) => onChange({ ...place, subject, topicId: '' })}
      />
      <Select
        label="Topic"
        id="topicId"
        value={place.topicId}
        options={topics}
        error={errorOf?.('topicId')}
        onChange={(topicId) => onChange({ ...place, topicId })}
      />
      <Select
        label="Exam Type"
        value={place.examType}
        options={examTypes.map((value) => ({ value, label: value }))}
        onChange={(examType) => onChange({ ...place, examType })}
      />
      <Select
        label="Difficulty"
        value={place.difficulty}
        options={difficulties.map((value) => ({ value, label: difficultyWords[value] }))}
        onChange={(difficulty) => onChange({ ...place, difficulty })}
      />
    </div>
  )
}
