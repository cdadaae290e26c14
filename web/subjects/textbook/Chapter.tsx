import type { Textbook, TextbookNote } from '@sabi/shared/content/note'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { topicPage } from '../links.ts'
import { textbookOf } from './book-links.ts'
import { bookTexts } from './texts.ts'
import styles from './Chapter.module.css'
import { Contents, type ContentsProps } from './Contents.tsx'
import { NoteBody } from './NoteBody.tsx'

interface ChapterPageProps {
  book: Textbook
  note: TextbookNote
  /** The words of a search to mark. */
  marked: string
}

/** One topic of a textbook, with the contents and the ways to its neighbours. */
export function ChapterPage({ book: { subject, notes }, note, marked }: ChapterPageProps) {
  const place = notes.indexOf(note)
  return (
    <div className={styles.page}>
      <ContentsBeside subject={subject} notes={notes} current={note.topicId} />
      <div className={styles.reading}>
        <Chapter key={note.topicId} note={note} marked={marked} />
        <nav aria-label={bookTexts.neighbours} className={styles.neighbours}>
          <Neighbour subject={subject} note={notes[place - 1]} way="previous" />
          <Neighbour subject={subject} note={notes[place + 1]} way="next" />
        </nav>
      </div>
    </div>
  )
}

/** A note with its title. After a search, the words that it meant are marked. */
export function Chapter({ note, marked = '' }: { note: TextbookNote; marked?: string }) {
  const headingId = useId()
  const article = useRef<HTMLElement>(null)
  useMarks(article, marked)
  return (
    <article ref={article} id={note.topicId} aria-labelledby={headingId} className={styles.chapter}>
      <h2 id={headingId} tabIndex={-1}>
        {note.title}
      </h2>
      <NoteBody note={note} />
      <Link href={topicPage(note.topicId)} className={styles.practise}>
        {bookTexts.questionsOf(note.title)}
      </Link>
    </article>
  )
}

function useMarks(article: { current: HTMLElement | null }, marked: string) {
  useEffect(() => {
    if (marked === '') return undefined
    let isShown = true
    let remove: () => void = () => undefined
    const mark = async () => {
      const { markHits } = await import('./mark-hits.ts')
      if (isShown && article.current !== null) remove = markHits(article.current, marked)
    }
    // Without its marks the note is still what was asked for.
    mark().catch(() => undefined)
    return () => {
      isShown = false
      remove()
    }
  }, [article, marked])
}

/** On a phone the contents open on request; from 1024 px they are always beside the text. */
function ContentsBeside(props: Required<ContentsProps>) {
  // Another topic closes them.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === props.current
  const id = useId()
  const beside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = beside.current?.querySelector<HTMLElement>('[aria-current]')
    if (beside.current && link) beside.current.scrollTop = link.offsetTop - beside.current.clientHeight / 2
  }, [props.current])
  return (
    <div ref={beside} className={styles.beside}>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : props.current)}
      >
        {isOpen ? bookTexts.hideContents : bookTexts.contents}
      </Button>
      <div id={id} className={classNames(styles.contents, !isOpen && styles.closed)}>
        <Contents {...props} />
      </div>
    </div>
  )
}

interface NeighbourProps {
  subject: Textbook['subject']
  note: TextbookNote | undefined
  way: 'previous' | 'next'
}

function Neighbour({ subject, note, way }: NeighbourProps) {
  if (note === undefined) return <span />
  return (
    <Link href={textbookOf({ subject, id: note.topicId })} rel={way === 'next' ? 'next' : 'prev'}>
      <span className={styles.way}>{way === 'next' ? 'Next' : 'Previous'}: </span>
      {note.title}
    </Link>
  )
}
