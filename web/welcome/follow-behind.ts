import { readItem, storageKeys } from '../platform/storage.ts'

/** Sends choices that wait on this phone. Only then is the code loaded; if it can't be fetched, the next visit tries again. */
export function followChoicesBehind(): void {
  if (readItem(storageKeys.welcome) === null) return
  import('./send-choices.ts').then(({ followChoices }) => followChoices()).catch(() => undefined)
}
