import { isAdmin } from '@sabi/shared/accounts/account'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSystemInfo } from '@sabi/shared/administration/system-calls'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { Banner } from '../design/states/Banner.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { Message } from '../design/states/Message.tsx'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { useSession } from '../platform/server/session.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useAddress } from './address.ts'
import styles from './Administration.module.css'
import { AdminTabs, tabId } from './AdminTabs.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'
import { tabFrom } from './tabs.ts'
import { administrationTexts } from './texts.ts'

const forbidden = 403
const panelId = 'administration'
const panels = {
  flags: lazyScreen(() => import('./flags/FlagsTab.tsx').then((file) => file.FlagsTab)),
  content: lazyScreen(() => import('./ContentTab.tsx').then((file) => file.ContentTab)),
  people: lazyScreen(() => import('./PeopleTab.tsx').then((file) => file.PeopleTab)),
  system: lazyScreen(() => import('./system/SystemTab.tsx').then((file) => file.SystemTab)),
} as const

/** For administrators only. The server enforces this whatever the screen shows. */
export function AdminScreen() {
  const user = useSession((session) => session.user)
  if (isAdmin(user)) return <Administration />
  return (
    <Message icon={<Lock />} title="Admin" actions={<LinkButton href="/dashboard">Go to your dashboard</LinkButton>}>
      <p>{administrationTexts.denied}</p>
    </Message>
  )
}

function Administration() {
  const { error } = useQuery(queryOf(getSystemInfo, {}))
  return (
    <>
      <PageTitle title="Admin" />
      {error?.status === forbidden ? <Refused words={error.message} /> : <Parts />}
    </>
  )
}

function Parts() {
  const tab = tabFrom(useAddress().query)
  const Panel = panels[tab]
  return (
    <>
      <AdminTabs selected={tab} panelId={panelId} />
      <div id={panelId} className={styles.panel} role="tabpanel" aria-labelledby={tabId(tab)}>
        <Suspense fallback={<Skeleton height="60vh" />}>
          <Panel />
        </Suspense>
      </div>
    </>
  )
}

/** If the site requires a second factor, nothing else works until it is on and this sign-in has used it. */
function Refused({ words }: { words: string }) {
  const hasSecondFactor = useQuery(queryOf(getSettings, {})).data?.data.hasSecondFactor ?? false
  return (
    <>
      <Banner tone="warn" icon={<Lock />} role="status">
        {words} {hasSecondFactor && administrationTexts.signInAgain}
      </Banner>
      <SecondFactorCard />
    </>
  )
}
