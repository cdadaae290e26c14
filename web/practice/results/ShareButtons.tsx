import { shareText } from '@sabi/shared/practice/share-text'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { siteName } from '../../design/site-name.ts'
import { ShareText } from '../../layout/ShareText.tsx'
import { filterWords } from '../setup/filters.ts'

/** Shares the score. */
export function ShareButtons({ session }: { session: PracticeSession }) {
  return (
    <ShareText
      text={shareText({ session, about: filterWords(session.filter), siteName, address: `${location.origin}/` })}
    />
  )
}
