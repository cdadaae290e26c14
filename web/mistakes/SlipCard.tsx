import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { stateOf } from '../practice/session/open-session.ts'
import { practiceOfTopic, topicPage } from '../subjects/links.ts'
import styles from './MistakesScreen.module.css'
import { practiseSlip, slipHere, type SlipHere } from './slip-here.ts'

/** The card of the slip that keeps coming; null if there is none. */
export async function slipCard(userId: string): Promise<ReactNode> {
  const slip = await slipHere(userId)
  return slip === null ? null : <SlipCard userId={userId} slip={slip} />
}

function SlipCard({ userId, slip }: { userId: string; slip: SlipHere }) {
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const practise = async () => {
    setBusy(true)
    const id = await practiseSlip(userId, slip).catch(() => null)
    setBusy(false)
    // If the topic's questions are not on this phone, the server draws some.
    if (id === null) navigate(practiceOfTopic({ subject: slip.subject, id: slip.topicId }))
    else navigate('/practice', { state: stateOf(id) })
  }
  return (
    <Card title={`The same slip ${slip.times} times in two weeks`}>
      <RichText text={slip.reason} />
      <div className={styles.actions}>
        <Button variant="secondary" busy={isBusy} onClick={() => void practise()}>
          Five questions on it
        </Button>
        <LinkButton href={topicPage(slip.topicId)} variant="ghost">
          Read the note
        </LinkButton>
      </div>
    </Card>
  )
}
