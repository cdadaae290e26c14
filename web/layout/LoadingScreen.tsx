import { Spinner } from '../design/states/Spinner.tsx'
import styles from './LoadingScreen.module.css'

/** Shown until it is known what to show, after a short delay to avoid flashing. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label="Loading..." />
    </div>
  )
}
