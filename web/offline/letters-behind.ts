/** Sends the letters that wait on this phone. The code comes behind the page; where it can't be fetched, the next visit tries again. */
export function followLettersBehind(): void {
  import('./letter-queue.ts').then(({ followLetters }) => followLetters()).catch(() => undefined)
}
