import styles from './Settings.module.css'
import { texts } from './texts.ts'

/** Rendered from the start, because screen readers only follow regions they know. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  return <output className={styles.saved}>{isSaved && texts.saved}</output>
}
