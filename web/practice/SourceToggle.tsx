import { useStoredValue } from '../platform/stored-value.ts'
import { toast } from '../platform/toast-store.ts'
import styles from './SourceToggle.module.css'
import { questionSource } from './question-source.ts'
import { texts } from './texts.ts'

/**
 * Lets a student practise from this phone alone, whatever the connection (PRAC-16). It is there before the phone has
 * questions, so that the screen doesn't move when they arrive; who chose it can always take it back.
 */
export function SourceToggle({ hasQuestions }: { hasQuestions: boolean }) {
  const isPhone = useStoredValue(questionSource) === 'phone'
  const change = () => {
    questionSource.set(isPhone ? 'automatic' : 'phone')
    toast(isPhone ? texts.usingOnline : texts.usingLocal)
  }
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={isPhone} disabled={!hasQuestions && !isPhone} onChange={change} />
      Only questions saved on this phone
    </label>
  )
}
