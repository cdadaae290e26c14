import type { AccountSettings } from '@sabi/shared/accounts/settings-calls'
import { Card } from '../design/Card.tsx'
import { EmailRow } from './EmailRow.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { NameForm } from './NameForm.tsx'

/** The student's name, email and leaderboard nickname. */
export function AccountCard({ settings }: { settings: AccountSettings }) {
  return (
    <Card title="Account">
      <NameForm />
      <EmailRow settings={settings} />
      <Leaderboard settings={settings} />
    </Card>
  )
}
