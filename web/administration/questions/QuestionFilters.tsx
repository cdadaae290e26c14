import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { Button } from '../../design/Button.tsx'
import { Field } from '../../design/Field.tsx'
import { Select } from '../../design/Select.tsx'
import { useAddress } from '../address.ts'
import { searchFrom, stateOptions, subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import { useTopicChoices } from './useTopicChoices.ts'

/** Which questions are listed; the address holds it. */
export function QuestionFilters() {
  const { query: address, change } = useAddress()
  const { search = '', subject = '', topicId = '', state = '' } = searchFrom(address)
  const topics = useTopicChoices(subject, 'All')
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search')
    change({ search: typeof words === 'string' ? words.trim() : '', from: '' })
  }
  return (
    <div className={styles.filters}>
      <form className={styles.search} role="search" onSubmit={find}>
        <Field
          // Another search from elsewhere shows in the field.
          key={search}
          id="search"
          className={styles.words}
          label="Words or id"
          type="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={search}
        />
        <Button type="submit" aria-label="Search">
          <Search size={20} />
        </Button>
      </form>
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
