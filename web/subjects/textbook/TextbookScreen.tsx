import type { Textbook } from '@sabi/shared/content/note'
import type { SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { printPage, usePrinting } from '../../platform/page/printing.ts'
import { textbookOf, textbookOfSubject } from './book-links.ts'
import { selectSubject } from '../topics/selected-subject.ts'
import { SubjectTabs, tabId } from '../topics/SubjectTabs.tsx'
import { texts } from '../texts.ts'
import { useTopics } from '../topic-calls.ts'
import { useBookAddress, useSetSearch, type BookAddress } from './book-address.ts'
import { Chapter, ChapterPage } from './Chapter.tsx'
import { Contents } from './Contents.tsx'
import { FoundNotes } from './FoundNotes.tsx'
import { useTextbook } from './textbook.ts'
import { TextbookTrouble } from './TextbookTrouble.tsx'
import { bookTexts } from './texts.ts'
import styles from './TextbookScreen.module.css'

/** The textbook: the contents of a subject, one of its topics, or a search over all subjects, as the address says. */
export function TextbookScreen() {
  const address = useBookAddress()
  if (address.isOld && address.topicId !== null)
    return <Redirect to={textbookOf({ subject: address.subject, id: address.topicId })} replace />
  return <Book address={address} />
}

function Book({ address }: { address: BookAddress }) {
  const { subject, topicId, search } = address
  const state = useTextbook(subject)
  const setSearch = useSetSearch(address)
  const note = state.book?.notes.find((one) => one.topicId === topicId)
  const isPage = topicId !== null && search === ''
  useArrival(topicId, note?.topicId)
  return (
    <>
      <PageTitle
        title={note === undefined ? 'Textbook' : note.title}
        lead={isPage ? undefined : bookTexts.textbookLead}
      >
        Textbook: {subjectName(subject)}
      </PageTitle>
      <div role="search" className={styles.search}>
        <Field
          id="textbook-search"
          type="search"
          label="Search the textbook"
          placeholder={bookTexts.searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="secondary" onClick={printPage}>
          Print
        </Button>
      </div>
      {search === '' ? <Opened address={address} {...state} /> : <FoundNotes search={search} />}
    </>
  )
}

/** Begins a topic that was opened inside the textbook at its top, and gives its heading the focus. */
function useArrival(topicId: string | null, shownId: string | undefined) {
  const last = useRef(topicId)
  useEffect(() => {
    if (topicId === null) last.current = null
    if (shownId === undefined || shownId === last.current) return
    last.current = shownId
    window.scrollTo(0, 0)
    document.getElementById(shownId)?.querySelector('h2')?.focus({ preventScroll: true })
  }, [topicId, shownId])
}

type OpenedProps = { address: BookAddress } & ReturnType<typeof useTextbook>

/** A topic without tabs above it, or the contents of the subject with them. */
function Opened({ address: { subject, topicId, marked }, book, error, retry }: OpenedProps) {
  const note = book?.notes.find((one) => one.topicId === topicId)
  if (book !== undefined && book !== null && note !== undefined)
    return <ChapterPage book={book} note={note} marked={marked} />
  const isWaiting = book === undefined && error === undefined
  if (isWaiting && topicId !== null) return <Skeleton height="24rem" />
  return (
    <SubjectPanel subject={subject}>
      {isWaiting && <Skeleton height="24rem" />}
      {error !== undefined && <TextbookTrouble error={error} onRetry={retry} />}
      {book === null && <EmptyState title={bookTexts.noTextbook}>{texts.noContent}</EmptyState>}
      {book !== undefined && book !== null && <WholeBook book={book} />}
    </SubjectPanel>
  )
}

function SubjectPanel({ subject, children }: { subject: SubjectId; children: ReactNode }) {
  const topics = useTopics().data?.data
  const [, navigate] = useLocation()
  const panelId = useId()
  const select = (chosen: SubjectId) => {
    selectSubject(chosen)
    navigate(textbookOfSubject(chosen), { replace: true })
  }
  return (
    <>
      <div className={styles.tabs}>
        <SubjectTabs
          selected={subject}
          onSelect={select}
          countOf={(id) => topics?.filter((topic) => topic.subject === id).length}
          panelId={panelId}
        />
      </div>
      <div id={panelId} className={styles.panel} role="tabpanel" aria-labelledby={tabId(subject)}>
        {children}
      </div>
    </>
  )
}

/** The contents on the screen, every topic on paper. */
function WholeBook({ book: { subject, notes } }: { book: Textbook }) {
  const isPrinting = usePrinting()
  if (isPrinting) return notes.map((note) => <Chapter key={note.topicId} note={note} />)
  return <Contents subject={subject} notes={notes} />
}
