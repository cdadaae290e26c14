import { onBackOnline } from '../platform/connection.ts'
import { readItem, storageKeys } from '../platform/storage.ts'
import { sendWaiting } from './message-queue.ts'

/** Sends the messages that wait on this phone: now, when it comes online, and when somebody comes back to the page. */
export function followWaitingMessages(): void {
  send()
  onBackOnline(send)
  document.addEventListener('visibilitychange', send)
}

function send(): void {
  if (readItem(storageKeys.messages) !== null) void sendWaiting()
}
