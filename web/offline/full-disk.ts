/** Whether a write failed because the phone has no room for it. Chromium has two names for that. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && /QuotaExceeded|NO_SPACE/.test(error.name + error.message)
}
