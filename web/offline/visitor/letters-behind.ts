/**
 * Sends the letters that wait on this phone. The code loads after the page; if it can't be fetched, the next visit
 * tries again.
 */
export function followLettersBehind(): void {
  import('./letter-queue.ts').then(({ followLetters }) => followLetters()).catch(() => undefined)
}
