import styles from './Skeleton.module.css'

/** A placeholder of the right height, so that nothing jumps. It appears after a short delay. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <div data-skeleton="" className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
