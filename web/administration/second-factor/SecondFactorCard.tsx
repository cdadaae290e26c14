import type { beginSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSystemInfo, listAudit } from '@sabi/shared/administration/system-calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../design/Card.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { BeginForm, ConfirmForm, RemoveForm } from './SecondFactorForms.tsx'

type Stage =
  | { name: 'start' }
  | { name: 'scan'; begun: ReplyOf<typeof beginSecondFactor> }
  | { name: 'codes'; codes: readonly string[] }

const start: Stage = { name: 'start' }

/** Turns the administrator's own second factor on, step by step, and off. */
export function SecondFactorCard() {
  const call = useQuery(queryOf(getSettings, {}))
  const { data } = call
  const [stage, setStage] = useState<Stage>(start)

  const change = (next: Stage) => {
    setStage(next)
    for (const call of [getSettings, getSystemInfo, listAudit]) invalidate(call)
  }

  return (
    <Card title="Second factor">
      {stage.name === 'scan' && (
        <ConfirmForm
          begun={stage.begun}
          onConfirmed={(codes) => change({ name: 'codes', codes })}
          onCancel={() => setStage(start)}
        />
      )}
      {stage.name === 'codes' && <RecoveryCodes codes={stage.codes} onKept={() => setStage(start)} />}
      {stage.name === 'start' && (
        <>
          <ReplyState call={call} height="12rem" what="your settings" />
          {data?.data.hasSecondFactor === false && <BeginForm onBegun={(begun) => setStage({ name: 'scan', begun })} />}
          {data?.data.hasSecondFactor === true && <RemoveForm onRemoved={() => change(start)} />}
        </>
      )}
    </Card>
  )
}
