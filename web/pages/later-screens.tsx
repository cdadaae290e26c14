import { LinkButton } from '../design/LinkButton.tsx'
import { Later } from './Later.tsx'

export function TutorScreen() {
  return (
    <Later
      title="AI Tutor"
      actions={
        <>
          <LinkButton href="/practice">Start practice</LinkButton>
          <LinkButton href="/topics" variant="secondary">
            Browse Topics
          </LinkButton>
        </>
      }
    >
      <p>The tutor is not ready yet.</p>
      <p>Until then, every question explains its answer. Finish a session to see why each option is right or wrong.</p>
    </Later>
  )
}

export function StorageScreen() {
  return (
    <Later title="Storage" actions={<LinkButton href="/practice">Start practice</LinkButton>}>
      <p>You can't manage saved data here yet.</p>
      <p>Your answers are saved on this phone as you give them. They are sent as soon as you are online.</p>
    </Later>
  )
}
