/** A time to the minute, by this device's clock: '21 Nov 2026, 14:05'. */
export function dateAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
