import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { Button } from '../../design/Button.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { finishedSession } from '../../platform/server/finished-session.ts'
import { downloadApp } from '../../platform/server/service-worker.ts'
import { useStoredValue } from '../../platform/stored-value.ts'
import { BottomCard } from './BottomCard.tsx'
import { dismissOffer, install, useInstallOffer } from './install-offer.ts'

/**
 * Offers to install the app when the browser does (INST-01). iPhones never do; there the steps are shown after the
 * first finished session.
 */
export function InstallBanner() {
  const { offer } = useInstallOffer()
  const hasFinished = useStoredValue(finishedSession) === 'yes'
  const isOffered = offer !== null && (offer !== 'by hand' || hasFinished)
  return (
    <BottomCard
      title={isOffered ? 'Install the app' : null}
      icon={<Download />}
      words={offer === 'by hand' ? 'Tap Share, then Add to Home Screen.' : undefined}
    >
      {offer !== 'by hand' && <Button onClick={installWhole}>Install Now</Button>}
      <Button variant="ghost" onClick={dismissOffer}>
        Later
      </Button>
      <IconButton label="Close" onClick={dismissOffer}>
        <X size={20} />
      </IconButton>
    </BottomCard>
  )
}

/** An installed app has to open without a network, even with data saver on. */
function installWhole(): void {
  install()
  void downloadApp()
}
