import BookOpen from 'lucide-react/icons/book-open'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import PencilLine from 'lucide-react/icons/pencil-line'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import { useId } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { Field } from '../design/Field.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { faqCategories, searchFaq, type FaqCategory } from './faq.ts'
import { Support } from './Support.tsx'
import styles from './HelpScreen.module.css'

const quickLinks = [
  { href: '/practice', label: 'Practice', Icon: PencilLine },
  { href: '/topics', label: 'Topics', Icon: BookOpen },
  { href: '/exam-prep', label: 'Exam Prep', Icon: GraduationCap },
  { href: '/profile', label: 'Profile', Icon: User },
]

/** Answers to what students ask. The search stands in the address, so that a found answer can be shared. */
export function HelpScreen() {
  const [query, setQuery] = useSearchParams()
  const term = query.get('q') ?? ''
  const found = searchFaq(faqCategories, term)
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  const search = (wanted: string) => setQuery(wanted === '' ? {} : { q: wanted }, { replace: true })
  return (
    <div className={styles.column}>
      <PageTitle title="Help" lead="Short answers to what students ask." />
      <Field
        id="help-search"
        label="Search the answers"
        type="search"
        autoComplete="off"
        value={term}
        onChange={(event) => search(event.target.value)}
      />
      <VisuallyHidden live>{term === '' ? '' : `${count} ${count === 1 ? 'answer' : 'answers'}`}</VisuallyHidden>
      <ul className={styles.links}>
        {quickLinks.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <Icon size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {found.map((category) => (
        <Category key={category.title} category={category} />
      ))}
      {count === 0 && (
        <EmptyState
          icon={<Search />}
          title="No results found"
          action={
            <Button variant="secondary" onClick={() => search('')}>
              Clear Search
            </Button>
          }
        >
          No answer holds “{term.trim()}”.
        </EmptyState>
      )}
      <Contacts />
    </div>
  )
}

function Category({ category: { title, entries } }: { category: FaqCategory }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.category}>
      <h2 id={titleId}>{title}</h2>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} ref={openWhenAsked} className={styles.entry}>
          <summary>{question}</summary>
          <p>
            {answer} <a href={`#${id}`}>Link to this answer</a>
          </p>
        </details>
      ))}
    </section>
  )
}

/** Opens the answer that the address names. */
function openWhenAsked(entry: HTMLDetailsElement | null): void {
  if (entry === null || `#${entry.id}` !== location.hash) return
  entry.open = true
  entry.scrollIntoView()
}

function Contacts() {
  return (
    <>
      <div className={styles.cards}>
        <Card title="Email support">
          <p>
            Write to <Support />. We reply within 24 hours.
          </p>
        </Card>
        <Card title="Live chat">
          <p>The tutor that will chat here is not ready yet. Leave a message for a person.</p>
          <LinkButton href="/contact" variant="secondary">
            Leave a message
          </LinkButton>
        </Card>
      </div>
      <p>
        Still not answered? <Link href="/contact">Contact us</Link>.
      </p>
    </>
  )
}
