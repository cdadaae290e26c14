import Download from 'lucide-react/icons/download'
import { Button } from '../design/Button.tsx'
import { finishedSession } from '../platform/finished-session.ts'
import { useStoredValue } from '../platform/stored-value.ts'
import { BottomCard } from './BottomCard.tsx'
import { dismissOffer, install, useInstallOffer } from './install-offer.ts'

/** Offers to put the app among the phone's own, once the student knows it. */
export function InstallBanner() {
  const { offer } = useInstallOffer()
  const isOffered = useStoredValue(finishedSession) === 'yes' && offer !== null
  return (
    <BottomCard
      title={isOffered ? 'Install the app' : null}
      icon={<Download />}
      words={offer === 'by hand' ? 'Tap Share, then Add to Home Screen.' : undefined}
    >
      {offer !== 'by hand' && <Button onClick={install}>Install Now</Button>}
      <Button variant="ghost" onClick={dismissOffer}>
        Later
      </Button>
    </BottomCard>
  )
}
