import { isAdmin } from '@sabi/shared/accounts/account'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSystemInfo } from '@sabi/shared/administration/system-calls'
import Lock from 'lucide-react/icons/lock'
import { Banner } from '../design/Banner.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { Message } from '../layout/Message.tsx'
import { useSession } from '../platform/session.ts'
import { useCall } from '../platform/useCall.ts'
import styles from './Administration.module.css'
import { AuditCard } from './AuditCard.tsx'
import { MessagesCard } from './MessagesCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SiteCard } from './SiteCard.tsx'
import { SystemCard } from './SystemCard.tsx'
import { administrationTexts } from './texts.ts'
import { WrittenQuestionsCard } from './WrittenQuestionsCard.tsx'

const forbidden = 403

/** For administrators only; the server refuses everyone else whatever this screen shows. */
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
  const { error } = useCall(getSystemInfo, {})
  const refusal = error?.status === forbidden ? error.message : null
  return (
    <>
      <PageTitle title="Admin" />
      {refusal !== null && <RefusedBanner words={refusal} />}
      <div className={styles.cards}>
        {refusal === null && <SystemCard />}
        {refusal === null && <SiteCard />}
        <SecondFactorCard />
        {refusal === null && <MessagesCard />}
        {refusal === null && <ReportsCard />}
        {refusal === null && <WrittenQuestionsCard />}
        {refusal === null && <AuditCard />}
      </div>
    </>
  )
}

/** Where the site asks for a second factor, nothing else works before it is on, and this sign-in has used it. */
function RefusedBanner({ words }: { words: string }) {
  const hasSecondFactor = useCall(getSettings, {}).data?.data.hasSecondFactor ?? false
  return (
    <Banner tone="warn" icon={<Lock />} role="status">
      {words} {hasSecondFactor && administrationTexts.signInAgain}
    </Banner>
  )
}
