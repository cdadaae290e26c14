import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { retryKeeping, useOutbox } from '../../offline/answers/answers.ts'
import { texts } from '../texts.ts'

/** Warns when the phone can't save, and retries on request. */
export function SaveTrouble() {
  const trouble = useOutbox((status) => status.trouble)
  if (trouble === 'none') return null
  return (
    <Banner
      tone="warn"
      role="alert"
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        <Button variant="secondary" onClick={() => void retryKeeping()}>
          Try again
        </Button>
      }
    >
      {texts[trouble]}
    </Banner>
  )
}
