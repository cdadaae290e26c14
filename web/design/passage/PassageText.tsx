import type { Passage } from '@sabi/shared/content/passage'
import { useCallback, useLayoutEffect, useRef } from 'react'
import styles from './PassageText.module.css'
import { newPlace, placeById, type Place } from './places.ts'
import { RichText } from '../text/RichText.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

interface PassageTextProps {
  passage: Passage
  /** Folded at first, where the questions have been answered. */
  isFolded?: boolean
  /** The number of the gap that the question asks about. */
  gap?: string | undefined
}

/** The passage of a question, which folds and scrolls beside it. It opens at the gap that is asked about, or where it was left. */
export function PassageText({ passage: { id, title, text, html }, isFolded = false, gap }: PassageTextProps) {
  const body = useRef<HTMLDivElement>(null)
  const place = isFolded ? newPlace : (placeById.get(id) ?? newPlace)
  const note = (change: Partial<Place>) => {
    if (!isFolded) placeById.set(id, { ...(placeById.get(id) ?? newPlace), ...change })
  }
  const goToPlace = useCallback(() => {
    if (body.current !== null && !isFolded) body.current.scrollTop = topOf(body.current, placeById.get(id), gap)
  }, [id, isFolded, gap])
  useLayoutEffect(goToPlace, [goToPlace])
  return (
    <details
      open={isFolded ? false : place.isOpen}
      className={styles.passage}
      onToggle={({ currentTarget: { open } }) => {
        note({ isOpen: open })
        // Folding lost the scroll position.
        if (open) goToPlace()
      }}
    >
      <summary className={styles.title}>{title}</summary>
      <label className={styles.whole}>
        <input
          type="checkbox"
          defaultChecked={place.isWhole}
          onChange={({ currentTarget: { checked } }) => note({ isWhole: checked })}
        />
        Enlarge
      </label>
      <div
        ref={body}
        // A keyboard can only scroll what it can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`Passage: ${title}`}
        className={styles.body}
        onScroll={({ currentTarget: { scrollTop } }) => note({ top: scrollTop, gap })}
      >
        <Words text={text} html={html} gap={gap} />
      </div>
    </details>
  )
}

/** A question about another gap starts at that gap, with a third of the box above it. */
function topOf(body: HTMLElement, place: Place | undefined, gap: string | undefined): number {
  const asked = body.querySelector('mark')
  if (asked === null || (place !== undefined && place.gap === gap)) return place?.top ?? 0
  return asked.offsetTop - body.clientHeight / 3
}

function Words({ text, html, gap }: Pick<Passage, 'text' | 'html'> & { gap: string | undefined }) {
  const blank = `____(${gap})____`
  const [before = '', after] = text.split(blank)
  if (html !== undefined || after === undefined) return <RichText text={text} html={html} />
  return (
    <>
      <RichText text={before} />
      <mark className={styles.asked}>
        {blank}
        <VisuallyHidden> (the gap of this question)</VisuallyHidden>
      </mark>
      <RichText text={after} />
    </>
  )
}
