import { bothWordings, placeholders } from '@sabi/shared/contract/pages'

/** What answers in the tutor of this site, as its server wrote it into the page. */
const tutor =
  typeof document === 'undefined'
    ? placeholders.tutor
    : document.querySelector<HTMLMetaElement>('meta[name=tutor]')?.content

/** Words that promise AI where an AI provider is set up, else the words for what is there (decision 36). */
export function wordsHere(withModel: string, otherwise: string): string {
  if (tutor === placeholders.tutor) return bothWordings(withModel, otherwise)
  return tutor === 'model' ? withModel : otherwise
}
