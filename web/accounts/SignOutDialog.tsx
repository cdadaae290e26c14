import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import type { SignOut } from './sign-out.ts'
import { signOutTexts } from './texts.ts'

/** Asks before a shared phone deletes what was not sent. Nothing while there is nothing to ask. */
export function SignOutDialog({ unsent, isSigningOut, signOutAnyway, stay }: SignOut) {
  if (unsent === null) return null
  return (
    <Dialog
      title={signOutTexts.unsentTitle(unsent)}
      onEscape={stay}
      actions={
        <>
          <Button onClick={stay}>Stay signed in</Button>
          <Button variant="destructive" busy={isSigningOut} onClick={signOutAnyway}>
            Log out and delete them
          </Button>
        </>
      }
    >
      <p>{signOutTexts.unsent}</p>
    </Dialog>
  )
}
