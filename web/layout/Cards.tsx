import { InstallBanner } from './InstallBanner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** What lies over the bottom of any page, when there is something to offer. */
export function Cards() {
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
    </>
  )
}
