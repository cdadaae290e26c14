import { classNames } from './class-names.ts'
import { useIsLive } from './live.ts'
import styles from './ProgressBar.module.css'

export type BarTone = 'brand' | 'amber' | 'blue' | 'green'

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  value: number
  tone?: BarTone
  /** Read by screen readers instead of the percentage. */
  valueText?: string
}

/** A bar that fills over one second. Put words or a number beside it. */
export function ProgressBar({ label, value, tone = 'brand', valueText }: ProgressBarProps) {
  const isLive = useIsLive()
  const bounded = Math.min(100, Math.max(0, value))
  return (
    // A native progress element can't animate in all supported browsers.
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(bounded)}
      aria-valuetext={valueText}
    >
      {/* The content security policy allows no style attribute in a page from the server. */}
      {isLive && (
        <div className={classNames(styles.bar, styles[tone])} style={{ transform: `scaleX(${bounded / 100})` }} />
      )}
    </div>
  )
}
