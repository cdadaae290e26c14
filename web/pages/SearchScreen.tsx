import { subjects } from '@sabi/shared/subjects/subject'
import Search from 'lucide-react/icons/search'
import { useId, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/forms/Field.tsx'
import { useFocusOnArrival } from '../design/live.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { selectSubject } from '../subjects/topics/selected-subject.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.ts'
import styles from './SearchScreen.module.css'

const emptySearch = { title: 'Empty search', description: 'Type what you are looking for.' }

/** Searches topics. Recent searches stay on this phone. */
export function SearchScreen() {
  const [, navigate] = useLocation()
  const [isFaulty, setIsFaulty] = useState(false)
  const focus = useFocusOnArrival()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = new FormData(event.currentTarget).get('term')
    const wanted = typeof term === 'string' ? term.trim() : ''
    setIsFaulty(wanted === '')
    if (wanted === '') return toast({ ...emptySearch, tone: 'warning' })
    rememberSearch(wanted)
    navigate(topicsWith(wanted))
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
          {...focus}
          error={isFaulty ? emptySearch.description : undefined}
        />
        <Button type="submit">
          <Search size={20} />
          Search
        </Button>
      </form>
      <RecentSearches />
      <SubjectShortcuts />
    </div>
  )
}

function RecentSearches() {
  const [terms, setTerms] = useState(listRecentSearches)
  const titleId = useId()
  if (terms.length === 0) return null
  const forget = () => {
    forgetSearches()
    setTerms([])
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Recent searches</h2>
      <ul className={styles.links}>
        {terms.map((term) => (
          <li key={term}>
            <LinkButton href={topicsWith(term)} variant="secondary" onClick={() => rememberSearch(term)}>
              {term}
            </LinkButton>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={forget}>
        Forget these
      </Button>
    </section>
  )
}

function SubjectShortcuts() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Topics by subject</h2>
      <ul className={styles.links}>
        {subjects.map(({ id, name }) => (
          <li key={id}>
            <LinkButton href="/topics" variant="secondary" onClick={() => selectSubject(id)}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function topicsWith(term: string): string {
  return `/topics?search=${encodeURIComponent(term)}`
}
