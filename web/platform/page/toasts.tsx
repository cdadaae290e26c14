import X from 'lucide-react/icons/x'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { IconButton } from '../../design/IconButton.tsx'
import { dismissToast, pauseToast, resumeToast, useToast, type ShownToast } from './toast-store.ts'
import styles from './toasts.module.css'

/** The container of toasts. It exists from the start, because screen readers only follow regions they know. */
export function Toaster() {
  const shown = useToast((toasts) => toasts.shown)
  const isUrgent = shown?.tone === 'destructive' || shown?.tone === 'warning'
  return (
    <div className={styles.place}>
      <output className={styles.region}>
        {shown !== null && !isUrgent && <ToastCard key={shown.id} toast={shown} />}
      </output>
      <div role="alert">{shown !== null && isUrgent && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  )
}

function ToastCard({ toast: { title, description, action, tone = 'default' } }: { toast: ShownToast }) {
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onMouseEnter={pauseToast}
      onMouseLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {action !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            dismissToast()
            action.run()
          }}
        >
          {action.words}
        </Button>
      )}
      <IconButton label="Close message" onClick={dismissToast}>
        <X size={18} />
      </IconButton>
    </div>
  )
}
