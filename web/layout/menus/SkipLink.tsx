import styles from './SkipLink.module.css'

/** The first stop of the Tab key: skips the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  )
}
