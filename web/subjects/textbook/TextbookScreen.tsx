import type { Textbook, TextbookNote } from '@sabi/shared/content/note'
import { SubjectId } from '@sabi/shared/content/question'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import * as z from 'zod/mini'
import { classNames } from '../../design/class-names.ts'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { textbookOfSubject, topicPage } from '../links.ts'
import { NoteBody } from './NoteBody.tsx'
import { selectSubject, useSelectedSubject } from '../topics/selected-subject.ts'
import { SubjectTabs, tabId } from '../topics/SubjectTabs.tsx'
import { searchableText, useTextbook } from './textbook.ts'
import styles from './TextbookScreen.module.css'
import { texts } from '../texts.ts'
import { useTopics } from '../topic-calls.ts'

/** All notes of a subject on one page, to read, search and print; `?subject=` selects it. */
export function TextbookScreen() {
  const subject = useBookSubject()
  const { book, error, retry } = useTextbook(subject)
  const topics = useTopics().data?.data
  const [, navigate] = useLocation()
  const panelId = useId()
  const select = (chosen: SubjectId) => {
    selectSubject(chosen)
    navigate(textbookOfSubject(chosen), { replace: true })
  }
  return (
    <>
      <PageTitle title="Textbook" lead={texts.textbookLead}>
        Textbook: {subjectName(subject)}
      </PageTitle>
      <div className={styles.tabs}>
        <SubjectTabs
          selected={subject}
          onSelect={select}
          countOf={(id) => topics?.filter((topic) => topic.subject === id).length}
          panelId={panelId}
        />
      </div>
      <div id={panelId} className={styles.panel} role="tabpanel" aria-labelledby={tabId(subject)}>
        {book === undefined && error === undefined && <Skeleton height="24rem" />}
        {error !== undefined && (
          <ErrorState title={texts.textbookTrouble} onRetry={retry}>
            {error.message}
          </ErrorState>
        )}
        {book === null && <EmptyState title={texts.noTextbook}>{texts.noContent}</EmptyState>}
        {book !== undefined && book !== null && <Book key={subject} book={book} />}
      </div>
    </>
  )
}

function useBookSubject(): SubjectId {
  const selected = useSelectedSubject()
  const asked = z.safeParse(SubjectId, new URLSearchParams(useSearch()).get('subject'))
  return asked.success ? asked.data : selected
}

function Book({ book }: { book: Textbook }) {
  const [search, setSearch] = useState('')
  const [asked] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const hasScrolled = useRef(false)
  // The browser tried to scroll to the fragment before its target existed. Once only: a search mounts chapters again.
  const scrollWhereAsked = (chapter: HTMLElement | null) => {
    if (chapter === null || chapter.id !== asked || hasScrolled.current) return
    hasScrolled.current = true
    chapter.scrollIntoView()
  }
  const textByTopic = useMemo(() => searchableText(book), [book])
  const words = search.toLowerCase().split(/\s+/)
  const found = book.notes.filter(({ topicId }) => words.every((word) => textByTopic.get(topicId)?.includes(word)))
  return (
    <>
      <div role="search" className={styles.search}>
        <Field
          id="textbook-search"
          type="search"
          label="Search the textbook"
          placeholder="Find a word"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{search.trim() === '' ? '' : `${counted(found.length, 'topic')} found`}</p>
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState title="Nothing found">Try fewer or other words.</EmptyState>
      ) : (
        <>
          <Contents notes={found} />
          {found.map((note) => (
            <Chapter key={note.topicId} note={note} isLaidOut={asked !== ''} onShown={scrollWhereAsked} />
          ))}
        </>
      )}
    </>
  )
}

function Contents({ notes }: { notes: readonly TextbookNote[] }) {
  const units = [...new Map(notes.map(({ unit, unitTitle }) => [unit, unitTitle]))]
  return (
    <nav aria-label="Contents" className={styles.contents}>
      {units.map(([unit, unitTitle]) => (
        <section key={unit}>
          <h2>
            {unit}. {unitTitle}
          </h2>
          <ul>
            {notes
              .filter((note) => note.unit === unit)
              .map(({ topicId, title }) => (
                <li key={topicId}>
                  <a href={`#${topicId}`}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface ChapterProps {
  note: TextbookNote
  /** True if the position of a chapter must be known at once, because the page opens there. */
  isLaidOut: boolean
  onShown: (chapter: HTMLElement | null) => void
}

function Chapter({ note, isLaidOut, onShown }: ChapterProps) {
  const headingId = useId()
  return (
    <article
      id={note.topicId}
      ref={onShown}
      aria-labelledby={headingId}
      className={classNames(styles.chapter, isLaidOut && styles.laidOut)}
    >
      <h2 id={headingId}>{note.title}</h2>
      <NoteBody note={note} />
      <Link href={topicPage(note.topicId)} className={styles.practise}>
        {texts.questionsOf(note.title)}
      </Link>
    </article>
  )
}
