import BookOpen from 'lucide-react/icons/book-open'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import PencilLine from 'lucide-react/icons/pencil-line'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import { useId } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { EmptyState } from '../design/states/EmptyState.tsx'
import { Field } from '../design/forms/Field.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { faqFor, type FaqCategory } from '@sabi/shared/help/faq'
import { wordsHere } from '../platform/tutor-here.ts'
import { Support } from './Support.tsx'
import styles from './HelpScreen.module.css'

const quickLinks = [
  { href: '/practice', label: 'Practice', Icon: PencilLine },
  { href: '/topics', label: 'Topics', Icon: BookOpen },
  { href: '/exam-prep', label: 'Exam Prep', Icon: GraduationCap },
  { href: '/profile', label: 'Profile', Icon: User },
]

/** Answers to common questions. Prerendered; help-search.ts adds the search. */
export function HelpScreen() {
  return (
    <article data-article className={styles.column}>
      <PageTitle title="Help" lead="Short answers to what students ask." />
      <Field id="help-search" label="Search the answers" type="search" autoComplete="off" />
      <VisuallyHidden live>{''}</VisuallyHidden>
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
      {faqFor(wordsHere).map((category) => (
        <Category key={category.title} category={category} />
      ))}
      <NothingFound />
      <Contacts />
    </article>
  )
}

function NothingFound() {
  return (
    <div hidden data-none>
      <EmptyState icon={<Search />} title="No results found" action={<Button variant="secondary">Clear Search</Button>}>
        No answer contains “<span data-term />
        ”.
      </EmptyState>
    </div>
  )
}

function Category({ category: { title, entries } }: { category: FaqCategory }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.category}>
      <h2 id={titleId}>{title}</h2>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.entry}>
          <summary>{question}</summary>
          <p>
            {answer} <a href={`#${id}`}>Link to this answer</a>
          </p>
        </details>
      ))}
    </section>
  )
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
          <p>The tutor answers questions about this site.</p>
          <LinkButton href="/ai-tutor?about=help">Ask the tutor</LinkButton>
          <LinkButton href="/contact" variant="secondary">
            Leave a message for a person
          </LinkButton>
        </Card>
      </div>
      <p>
        Still not answered? <Link href="/contact">Contact us</Link>.
      </p>
    </>
  )
}
