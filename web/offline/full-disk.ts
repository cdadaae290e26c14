/** Returns true if a write failed for lack of space. Chromium has two names for that. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && /QuotaExceeded|NO_SPACE/.test(error.name + error.message)
}
