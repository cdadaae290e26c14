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
  /** Folded at first, where the questions have been answered. */
  isFolded?: boolean
}

/** Forgets where passages were left, for another session or student. */
export function forgetPlaces(): void {
  placeById.clear()
}

/** The passage of a question, which folds and scrolls beside it. */
export function PassageText({ passage: { id, title, text, html }, isFolded = false }: PassageTextProps) {
  const body = useRef<HTMLDivElement>(null)
  const place = isFolded ? undefined : placeById.get(id)
  const top = place?.top
  useLayoutEffect(() => {
    if (body.current !== null && top !== undefined) body.current.scrollTop = top
  }, [top])
  const note = (change: Partial<Place>) => {
    if (!isFolded) placeById.set(id, { ...(placeById.get(id) ?? { isOpen: true, top: 0 }), ...change })
  }
  return (
    <details
      open={place?.isOpen ?? !isFolded}
      className={styles.passage}
      onToggle={({ currentTarget: { open } }) => {
        note({ isOpen: open })
        // Folding lost the scroll position.
        if (open && body.current !== null && !isFolded) body.current.scrollTop = placeById.get(id)?.top ?? 0
      }}
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
        <RichText text={text} html={html} />
      </div>
    </details>
  )
}
