import { EarlierAnswersDialog } from '../../offline/answers/EarlierAnswersDialog.tsx'
import { InstallBanner } from './InstallBanner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** Cards that overlay any page when there is something to offer. */
export function Cards() {
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
      <EarlierAnswersDialog />
    </>
  )
}
