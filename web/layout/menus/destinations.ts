import type { User } from '@sabi/shared/accounts/account'
import BookOpen from 'lucide-react/icons/book-open'
import Bot from 'lucide-react/icons/bot'
import House from 'lucide-react/icons/house'
import PencilLine from 'lucide-react/icons/pencil-line'
import { wordsHere } from '../../platform/tutor-here.ts'

/** The four pages in every menu. */
export const mainDestinations = [
  { href: '/dashboard', label: 'Dashboard', Icon: House, badge: null },
  { href: '/subjects', label: 'Subjects', Icon: BookOpen, badge: null },
  { href: '/practice', label: 'Practice', Icon: PencilLine, badge: 'Popular' },
  { href: '/ai-tutor', label: wordsHere('AI Tutor', 'Tutor'), Icon: Bot, badge: wordsHere('AI', 'Textbook') },
] as const

/** The search page. It requires a sign-in; the list of topics, its substitute, does not. */
export function searchPage(user: User | null): '/search' | '/topics' {
  return user === null ? '/topics' : '/search'
}

/** Returns 'page' for the destination that contains the path, as the value of `aria-current`. */
export function currentOf(path: string, href: string): 'page' | undefined {
  const isThere = path === href || path.startsWith(`${href}/`) || (href === '/subjects' && path.startsWith('/topics'))
  return isThere ? 'page' : undefined
}
