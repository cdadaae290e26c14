import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  )
}
