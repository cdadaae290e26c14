import { EarlierAnswersDialog } from '../offline/EarlierAnswersDialog.tsx'
import { InstallBanner } from './InstallBanner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** What lies over any page, when there is something to offer. */
export function Cards() {
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
      <EarlierAnswersDialog />
    </>
  )
}
