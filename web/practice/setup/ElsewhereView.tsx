import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { enterSession, showSettings } from '../session/visit.ts'

/** Only one tab at a time changes a session; the others show this. */
export function ElsewhereView({ userId, sessionId }: { userId: string; sessionId: string }) {
  return (
    <>
      <PageTitle title="Practice" />
      <Card title="This session is open in another tab">
        <p>Continue in that tab, or move the session here. Your answers move with it.</p>
        <Button onClick={() => void enterSession(userId, sessionId, { steal: true })}>Use it here</Button>
        <Button variant="secondary" onClick={() => void showSettings(userId)}>
          Practise something else
        </Button>
      </Card>
    </>
  )
}
