import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { isSharedDevice } from '../platform/server/session.ts'
import type { SignOut } from './leaving.ts'
import { signOutTexts } from './sign-out-texts.ts'

/**
 * Asks for confirmation if signing out would leave answers unsent, which a shared phone deletes. Otherwise renders
 * nothing.
 */
export function SignOutDialog({ unsent, isSigningOut, signOutAnyway, stay }: SignOut) {
  if (unsent === null) return null
  const isShared = isSharedDevice()
  return (
    <Dialog
      title={signOutTexts.unsentTitle(unsent)}
      onEscape={stay}
      actions={
        <>
          <Button onClick={stay}>Stay signed in</Button>
          <Button variant={isShared ? 'destructive' : 'secondary'} busy={isSigningOut} onClick={signOutAnyway}>
            {isShared ? 'Log out and delete them' : 'Log out anyway'}
          </Button>
        </>
      }
    >
      <p>{isShared ? signOutTexts.unsentOnShared : signOutTexts.unsent}</p>
    </Dialog>
  )
}
