import type { Passage } from '@sabi/shared/content/passage'
import { useLayoutEffect, useRef } from 'react'
import styles from './PassageText.module.css'
import { RichText } from '../text/RichText.tsx'

interface Place {
  isOpen: boolean
  /** How far it was scrolled, in CSS pixels. */
  top: number
}

/** Where each passage was left: its next question shows it as the student left it. */
const placeById = new Map<string, Place>()

interface PassageTextProps {
  passage: Passage
  /** Folded at first, where the questions have been answered. */
  isFolded?: boolean
}

/** The passage of a question, which folds and scrolls beside it. */
export function PassageText({ passage: { id, title, text, html }, isFolded = false }: PassageTextProps) {
  const body = useRef<HTMLDivElement>(null)
  const place = (isFolded ? undefined : placeById.get(id)) ?? { isOpen: !isFolded, top: 0 }
  const goToPlace = () => {
    if (body.current !== null) body.current.scrollTop = placeById.get(id)?.top ?? 0
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(goToPlace, [id])
  return (
    <details
      open={place.isOpen}
      className={styles.passage}
      onToggle={({ currentTarget: { open } }) => {
        if (isFolded) return
        placeById.set(id, { top: placeById.get(id)?.top ?? 0, isOpen: open })
        if (open) goToPlace()
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
        onScroll={({ currentTarget: { scrollTop } }) => placeById.set(id, { isOpen: true, top: scrollTop })}
      >
        <RichText text={text} html={html} />
      </div>
    </details>
  )
}
