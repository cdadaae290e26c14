import { subjectIds } from '@sabi/shared/content/question'
import { pathAfterSignIn } from '@sabi/shared/contract/next-path'
import { subjectName } from '@sabi/shared/subjects/subject'

const waiting: Readonly<Record<string, string>> = {
  '/exam-prep': 'sit a timed paper',
  '/exam': 'sit this paper',
  '/exam/history': 'see your papers',
  '/practice': 'practise',
  '/mistakes': 'practise your mistakes',
  '/ai-tutor': 'ask the tutor',
  '/week': 'see your week',
  '/dashboard': 'see your dashboard',
  '/profile': 'see your profile',
  '/join': 'join a class',
  '/classes': 'teach a class or join one',
}

/** The link of a join code says what its page says without one. */
function wordsOf(path: string): string | undefined {
  return waiting[path.replace(/^\/join\/.*/, '/join')]
}

/** What a student came for before being sent to sign in, such as 'sit this paper: Physics'; null where nothing is known. */
export function whatWaits(next: string | null): string | null {
  if (next === null) return null
  const { pathname, searchParams } = new URL(pathAfterSignIn(next), 'https://site.invalid')
  // A link to a page that is not ours leads to the dashboard, and nobody came for that.
  const words = next.startsWith(pathname) ? wordsOf(pathname) : undefined
  if (words === undefined) return null
  const names = searchParams.get('subjects')?.split('-') ?? [searchParams.get('subject') ?? '']
  const subjects = subjectIds.filter((id) => names.includes(id)).map(subjectName)
  if (subjects.length === 0) return words
  const list = new Intl.ListFormat('en-GB').format(subjects)
  return pathname === '/practice' ? `${words} ${list}` : `${words}: ${list}`
}
