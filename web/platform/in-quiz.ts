/** Whether a quiz is on the screen, which nothing may disturb. `useFullScreen` says so in the page itself. */
export function isInQuiz(): boolean {
  return 'fullScreen' in document.documentElement.dataset
}
