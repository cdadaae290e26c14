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
