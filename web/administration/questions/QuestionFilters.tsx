import { Select } from '../../design/forms/Select.tsx'
import { useAddress } from '../address.ts'
import { SearchForm } from '../SearchForm.tsx'
import { searchFrom, stateOptions, subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import { useTopicChoices } from './useTopicChoices.ts'

/** Filters of the list, stored in the address. */
export function QuestionFilters() {
  const { query: address, change } = useAddress()
  const { search = '', subject = '', topicId = '', state = '' } = searchFrom(address)
  const topics = useTopicChoices(subject, 'All')
  return (
    <div className={styles.filters}>
      <SearchForm
        label="Words or id"
        maxLength={200}
        value={search}
        onSearch={(words) => change({ search: words, from: '' })}
      />
      <Select
        label="Subject"
        value={subject}
        options={subjectOptions}
        onChange={(chosen) => change({ subject: chosen, topic: '', from: '' })}
      />
      <Select
        label="Topic"
        value={topicId}
        options={topics}
        onChange={(topic) => change({ topic, from: '' })}
        {...(subject === '' ? { hint: 'Choose a subject first.' } : {})}
      />
      <Select
        label="State"
        value={state}
        options={stateOptions}
        onChange={(chosen) => change({ state: chosen, from: '' })}
      />
    </div>
  )
}
