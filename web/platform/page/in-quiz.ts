/** Returns whether a quiz is on the screen, which nothing may interrupt. `useFullScreen` marks the document. */
export function isInQuiz(): boolean {
  return 'fullScreen' in document.documentElement.dataset
}
