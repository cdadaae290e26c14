import type { Passage } from '@sabi/shared/content/passage'
import { useLayoutEffect, useRef } from 'react'
import styles from './PassageText.module.css'
import { RichText } from '../text/RichText.tsx'

interface Place {
  isOpen: boolean
  /** How far it was scrolled, in CSS pixels. */
  top: number
}

/** The state in which the student left each passage, for its next question. */
const placeById = new Map<string, Place>()

interface PassageTextProps {
  passage: Passage
  /** The gap in its text that the question asks about; null if it asks about none. */
  gap: string | null
  /** Folded at first, where the questions have been answered. */
  isFolded?: boolean
}

/** Forgets where passages were left, for another session or student. */
export function forgetPlaces(): void {
  placeById.clear()
}

/** The passage of a question, which folds and scrolls beside it. It opens at the gap that is asked, else where the student left it. */
export function PassageText({ passage, gap, isFolded = false }: PassageTextProps) {
  const { id, title } = passage
  const body = useRef<HTMLDivElement>(null)
  const place = isFolded ? undefined : placeById.get(id)
  useLayoutEffect(() => {
    const box = body.current
    if (box === null) return
    // It gets its size when it is unfolded, and when the app takes the place of a preview. Other text sizes move the gap.
    const observer = new ResizeObserver(() => scrollTo(box, isFolded ? undefined : placeById.get(id)?.top))
    observer.observe(box)
    return () => observer.disconnect()
  }, [id, gap, isFolded])
  const note = (change: Partial<Place>) => {
    if (!isFolded) placeById.set(id, { ...(placeById.get(id) ?? { isOpen: true, top: 0 }), ...change })
  }
  return (
    <details
      open={place?.isOpen ?? !isFolded}
      className={styles.passage}
      onToggle={({ currentTarget: { open } }) => note({ isOpen: open })}
    >
      <summary className={styles.title}>{title}</summary>
      <div
        ref={body}
        // A keyboard can only scroll what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`Passage: ${title}`}
        className={styles.body}
        onScroll={({ currentTarget: { scrollTop } }) => note({ top: scrollTop })}
      >
        {gap === null ? <RichText text={passage.text} html={passage.html} /> : <Gapped text={passage.text} gap={gap} />}
      </div>
    </details>
  )
}

/** A text with gaps has no typeset form. */
function Gapped({ text, gap }: { text: string; gap: string }) {
  const [before = '', after = ''] = text.split(gap)
  return (
    <>
      <RichText text={before} />
      <mark aria-current="true">{gap}</mark>
      <RichText text={after} />
    </>
  )
}

/** Scrolls the box, never the page, to the middle of the marked gap, or to this place if it has none. */
function scrollTo(box: HTMLElement, top: number | undefined): void {
  const mark = box.querySelector('mark')
  if (mark !== null) box.scrollTop = mark.offsetTop - (box.clientHeight - mark.offsetHeight) / 2
  else if (top !== undefined) box.scrollTop = top
}
