/** Returns whether a quiz is on the screen, which nothing may interrupt. `useFullScreen` marks the document. */
export function isInQuiz(): boolean {
  return 'fullScreen' in document.documentElement.dataset
}

/** Notes whether answers are only in memory, where another page would lose them. */
export function markUnkept(isUnkept: boolean): void {
  document.documentElement.toggleAttribute('data-unkept', isUnkept)
}

/** Returns whether the page may be loaded again unasked: not during a quiz, nor while answers are only in memory. */
export function mayReload(): boolean {
  return !isInQuiz() && !('unkept' in document.documentElement.dataset)
}
