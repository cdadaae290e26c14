import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'

/** Leads to the page of the classes. */
export function ClassesCard() {
  return (
    <Card title="Classes">
      <p>Join your teacher’s class, see what your teacher sees, leave, or teach a class.</p>
      <LinkButton href="/classes" variant="secondary">
        Your classes
      </LinkButton>
    </Card>
  )
}
