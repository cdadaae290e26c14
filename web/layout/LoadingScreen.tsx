import { Spinner } from '../design/Spinner.tsx'
import styles from './LoadingScreen.module.css'

/** Shown while it is not known yet what to show; only after a moment, so that it never flashes. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label="Loading..." />
    </div>
  )
}
