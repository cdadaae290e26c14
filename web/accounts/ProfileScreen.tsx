import { displayName, isAdmin, signInName, type User } from '@sabi/shared/accounts/account'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getProfileStatistics } from '@sabi/shared/progress/calls'
import { useQuery } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'wouter'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { Avatar } from './Avatar.tsx'
import { Message } from '../design/states/Message.tsx'
import { useSession } from '../platform/server/session.ts'
import { timeAgo, tzOffset } from '../platform/time.ts'
import { queryOf } from '../platform/server/queries.ts'
import { ProfileNumbers } from './ProfileNumbers.tsx'
import styles from './ProfileScreen.module.css'

/** The student's profile and statistics. */
export function ProfileScreen() {
  const user = useSession((session) => session.user)
  if (user === null) {
    return (
      <Message icon={<UserRound />} title="Not Logged In" actions={<LinkButton href="/login">Log In</LinkButton>}>
        <p>Log in to see your profile.</p>
      </Message>
    )
  }
  return (
    <>
      <PageTitle title="Profile" />
      <div className={styles.columns}>
        <Identity user={user} />
        <Standing />
      </div>
    </>
  )
}

function Identity({ user }: { user: User }) {
  const joined = new Date(user.createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <Card className={styles.identity} aria-label="You">
      <Avatar user={user} size="large" />
      <h2 className={styles.name}>{displayName(user)}</h2>
      <p className={styles.muted}>{signInName(user)}</p>
      <p className={styles.muted}>Joined {joined}</p>
      <p className={styles.chips}>
        <Badge tone="brand">{isAdmin(user) ? 'Administrator' : 'Student Account'}</Badge>
        <VerifyChip />
      </p>
      <div className={styles.links}>
        <LinkButton href="/practice" full>
          Practice
        </LinkButton>
        <LinkButton href="/subjects" variant="secondary" full>
          Subjects
        </LinkButton>
        <LinkButton href="/exam-prep" variant="secondary" full>
          Exam Prep
        </LinkButton>
      </div>
    </Card>
  )
}

/** Links to the settings while the e-mail is unverified; renders nothing if that is unknown. */
function VerifyChip() {
  const settings = useQuery(queryOf(getSettings, {}, { keep: true })).data?.data
  if (settings === undefined || settings.isEmailVerified) return null
  return (
    <Link href="/settings" className={styles.chip}>
      <Badge tone="warn">
        Verify<VisuallyHidden> your</VisuallyHidden> email
      </Badge>
    </Link>
  )
}

function Standing() {
  const query = { tzOffset: tzOffset() }
  const { data, isRefetchError, dataUpdatedAt, isLoading, refetch } = useQuery(
    queryOf(getProfileStatistics, { query }, { keep: true }),
  )
  if (isLoading) {
    return (
      <div className={styles.standing}>
        <Skeleton height="15rem" />
        <Skeleton height="18rem" />
      </div>
    )
  }
  if (data === undefined) return <ErrorState title="Couldn't load your numbers." onRetry={() => void refetch()} />
  return (
    <div className={styles.standing}>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      <ProfileNumbers statistics={data} />
    </div>
  )
}
