import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followPendingGeneration } from './generator/follow-pending.ts'
import { followInstallOffer } from './layout/install-offer.ts'
import { downloadBehind } from './offline/questions-behind.ts'
import { followAccounts } from './offline/earlier-accounts.ts'
import { followLetters } from './offline/letter-queue.ts'
import { followConnection } from './platform/connection.ts'
import { followDataSaver } from './platform/data-saver.ts'
import { followForeground } from './platform/foreground.ts'
import { scrollUpOnNewPages } from './platform/navigation.ts'
import { holdBuild } from './platform/other-release.ts'
import { checkSession, followOtherTabs } from './platform/session.ts'
import { followTextSize } from './platform/text-size.ts'
import { followTheme } from './platform/theme.ts'
import { takePlaceOf } from './platform/written-page.ts'
import './design/tokens.css'
import './design/base.css'

holdBuild()
// Before anything is asked of the server.
followForeground()
followConnection()
followTheme()
followTextSize()
followDataSaver()
followOtherTabs()
scrollUpOnNewPages()
// Before the session is checked, which may find that the account is gone.
followAccounts()
void checkSession()
followLetters()
void downloadBehind()
followInstallOffer()
followPendingGeneration()

const written = document.getElementById('root')
if (written !== null) {
  const root = document.createElement('div')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  takePlaceOf(written, root)
}
