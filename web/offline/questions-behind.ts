/** The code that brings questions to the phone. It comes behind the page, which the student waits for. */
const load = () => import('./follow-questions.ts')

/** Keeps the questions of this phone up to date. Where the code can't be fetched now, the next visit tries again. */
export function followQuestionsBehind(): void {
  window.addEventListener('load', () => {
    load()
      .then(({ followQuestions }) => followQuestions())
      .catch(() => undefined)
  })
}

/** After a session: brings what was practised for the first time, or leaves it to the next check. */
export async function bringPractisedBehind(): Promise<void> {
  await load()
    .then(({ bringPractised }) => bringPractised())
    .catch(() => undefined)
}
