import Search from 'lucide-react/icons/search'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { toast } from '../platform/toast-store.ts'
import styles from './SearchScreen.module.css'

const emptySearch = { title: 'Empty search', description: 'Type what you are looking for.' }

/** Looks for topics by their words. */
export function SearchScreen() {
  const [, navigate] = useLocation()
  const [isFaulty, setIsFaulty] = useState(false)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = new FormData(event.currentTarget).get('term')
    const wanted = typeof term === 'string' ? term.trim() : ''
    setIsFaulty(wanted === '')
    if (wanted === '') toast({ ...emptySearch, tone: 'warning' })
    else navigate(`/topics?search=${encodeURIComponent(wanted)}`)
  }

  return (
    <div className={styles.column}>
      <PageTitle title="Search" lead="Find a topic by its name or by what it is about." />
      <form className={styles.form} noValidate onSubmit={search}>
        <Field
          id="term"
          label="What are you looking for?"
          hint="For example: electrolysis, quadratic, heredity"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          error={isFaulty ? emptySearch.description : undefined}
        />
        <Button type="submit">
          <Search size={20} />
          Search
        </Button>
      </form>
    </div>
  )
}
