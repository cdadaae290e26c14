import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/forms/Field.tsx'
import styles from './Administration.module.css'

interface SearchFormProps {
  /** Of the field, where a page has several. */
  id?: string
  label: string
  maxLength: number
  /** The current search. */
  value: string
  onSearch: (words: string) => void
}

/** Searches on Enter or with the button, because each search is a request. */
export function SearchForm({ id = 'search', label, maxLength, value, onSearch }: SearchFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get(id)
    onSearch(typeof words === 'string' ? words.trim() : '')
  }
  return (
    <form className={styles.search} role="search" aria-label={`Search by ${label.toLowerCase()}`} onSubmit={send}>
      <Field
        // Resets the field when the search changes elsewhere.
        key={value}
        id={id}
        label={label}
        type="search"
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={value}
      />
      <Button type="submit" aria-label="Search">
        <Search size={20} />
      </Button>
    </form>
  )
}
