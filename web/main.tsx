import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followPendingGeneration } from './generator/follow-pending.ts'
import { followInstallOffer } from './layout/cards/install-offer.ts'
import { checkVersionEarly, downloadBehind } from './offline/questions/questions-behind.ts'
import { followAccounts } from './offline/answers/earlier-accounts.ts'
import { followLettersBehind } from './offline/visitor/letters-behind.ts'
import { followConnection } from './platform/server/connection.ts'
import { followDataSaver } from './platform/data-saver.ts'
import { followForeground } from './platform/page/foreground.ts'
import { scrollUpOnNewPages } from './platform/page/navigation.ts'
import { holdBuild } from './platform/server/other-release.ts'
import { followOtherTabs, openSession } from './platform/server/session.ts'
import { followTextSize } from './platform/page/text-size.ts'
import { forgetFirstReplyOnLeaving } from './platform/server/first-reply.ts'
import { followTheme } from './platform/page/theme.ts'
import { takePlaceOf } from './platform/page/written-page.ts'
import './design/tokens.css'
import './design/base.css'

document.documentElement.dataset.live = ''
holdBuild()
// Before the first request.
followForeground()
followConnection()
followTheme()
followTextSize()
followDataSaver()
followOtherTabs()
scrollUpOnNewPages()
forgetFirstReplyOnLeaving()
// Before the session is opened, which may find that the account is gone.
followAccounts()
openSession()
followLettersBehind()
checkVersionEarly()
void downloadBehind()
followInstallOffer()
followPendingGeneration()

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
const written = document.getElementById('root')
if (written?.dataset.drawn !== undefined) {
  hydrateRoot(written, app)
} else if (written !== null) {
  const root = document.createElement('div')
  createRoot(root).render(app)
  takePlaceOf(written, root)
}
