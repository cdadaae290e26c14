import { onBackOnline } from '../platform/connection.ts'
import { readItem, storageKeys } from '../platform/storage.ts'

/** Sends the messages that wait on this phone: now, when it comes online, and when somebody comes back to the page. */
export function followWaitingMessages(): void {
  send()
  onBackOnline(send)
  document.addEventListener('visibilitychange', send)
}

function send(): void {
  if (readItem(storageKeys.messages) === null) return
  // What can't be fetched now is fetched the next time.
  void import('./message-queue.ts').then(
    ({ sendWaiting }) => sendWaiting(),
    () => undefined,
  )
}
