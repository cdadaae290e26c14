import { bothWordings, placeholders } from '@sabi/shared/contract/pages'

/** What answers in this site's tutor, as the server wrote it into the page. */
const tutor =
  typeof document === 'undefined'
    ? placeholders.tutor
    : document.querySelector<HTMLMetaElement>('meta[name=tutor]')?.content

/** Words that promise AI if an AI provider is set up, otherwise words without it (decision 36). */
export function wordsHere(withModel: string, otherwise: string): string {
  if (tutor === placeholders.tutor) return bothWordings(withModel, otherwise)
  return tutor === 'model' ? withModel : otherwise
}
