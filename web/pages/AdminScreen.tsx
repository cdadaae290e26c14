import { isAdmin } from '@sabi/shared/accounts/account'
import Lock from 'lucide-react/icons/lock'
import { LinkButton } from '../design/LinkButton.tsx'
import { Message } from '../layout/Message.tsx'
import { useSession } from '../platform/session.ts'
import { Later } from './Later.tsx'

/** For administrators only; the server refuses everyone else whatever this screen shows. */
export function AdminScreen() {
  const user = useSession((session) => session.user)
  const back = <LinkButton href="/dashboard">Go to your dashboard</LinkButton>
  if (!isAdmin(user)) {
    return (
      <Message icon={<Lock />} title="Admin" actions={back}>
        <p>Access Denied: You don't have permission to access this page.</p>
      </Message>
    )
  }
  return (
    <Later title="Admin" actions={back}>
      <p>You are an administrator, but there is nothing to review here yet.</p>
    </Later>
  )
}
