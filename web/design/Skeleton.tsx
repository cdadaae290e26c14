import styles from './Skeleton.module.css'

/** The place of something that is loading, at its height, so that nothing jumps. It appears only after a moment. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
