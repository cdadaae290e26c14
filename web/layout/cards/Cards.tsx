import { useEffect } from 'react'
import { EarlierAnswersDialog } from '../../offline/answers/EarlierAnswersDialog.tsx'
import { followChoicesBehind } from '../../welcome/follow-behind.ts'
import { InstallBanner } from './InstallBanner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** Cards that overlay any page when there is something to offer, and what else can wait until a page is shown. */
export function Cards() {
  useEffect(followChoicesBehind, [])
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
      <EarlierAnswersDialog />
    </>
  )
}
