import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { useStoredValue } from '../../platform/stored-value.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { questionSource } from './question-source.ts'
import { texts } from '../texts.ts'

/**
 * Lets a student practise only with questions saved on the phone, even when online (PRAC-16). It is shown, disabled, before
 * any question is saved, so that the layout doesn't shift when questions arrive. Once switched on, it can always be
 * switched off.
 */
export function SourceToggle({ hasQuestions }: { hasQuestions: boolean }) {
  const isPhone = useStoredValue(questionSource) === 'phone'
  const change = () => {
    questionSource.set(isPhone ? 'automatic' : 'phone')
    toast(isPhone ? texts.usingOnline : texts.usingLocal)
  }
  return (
    <Checkbox
      label="Only questions saved on this phone"
      checked={isPhone}
      disabled={!hasQuestions && !isPhone}
      onChange={change}
    />
  )
}
