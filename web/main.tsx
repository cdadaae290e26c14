import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followPendingGeneration } from './generator/follow-pending.ts'
import { followInstallOffer } from './layout/install-offer.ts'
import { followQuestions } from './offline/follow-questions.ts'
import { followLetters } from './offline/letter-queue.ts'
import { followConnection } from './platform/connection.ts'
import { followDataSaver } from './platform/data-saver.ts'
import { scrollUpOnNewPages } from './platform/navigation.ts'
import { followServiceWorker } from './platform/service-worker.ts'
import { checkSession, followOtherTabs } from './platform/session.ts'
import { followTextSize } from './platform/text-size.ts'
import { followTheme } from './platform/theme.ts'
import { takePlaceOf } from './platform/written-page.ts'
import './design/tokens.css'
import './design/base.css'

followConnection()
followTheme()
followTextSize()
followDataSaver()
followOtherTabs()
scrollUpOnNewPages()
void checkSession()
followLetters()
followQuestions()
followInstallOffer()
followPendingGeneration()
if (import.meta.env.PROD) followServiceWorker()

const written = document.getElementById('root')
if (written !== null) {
  const root = document.createElement('div')
  createRoot(root).render(<App />)
  takePlaceOf(written, root)
}
