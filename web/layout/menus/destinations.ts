import type { User } from '@sabi/shared/accounts/account'
import BookOpen from 'lucide-react/icons/book-open'
import Bot from 'lucide-react/icons/bot'
import CircleCheck from 'lucide-react/icons/circle-check'
import House from 'lucide-react/icons/house'
import PencilLine from 'lucide-react/icons/pencil-line'
import { wordsHere } from '../../platform/tutor-here.ts'

const dashboard = { href: '/dashboard', label: 'Dashboard', Icon: House, badge: null }
const subjects = { href: '/subjects', label: 'Subjects', Icon: BookOpen, badge: null }
const practice = { href: '/practice', label: 'Practice', Icon: PencilLine, badge: 'Popular' }
const tutor = {
  href: '/ai-tutor',
  label: wordsHere('AI Tutor', 'Tutor'),
  Icon: Bot,
  badge: wordsHere('AI', 'Textbook'),
}
const exam = { href: '/exam-prep', label: 'Exam', Icon: CircleCheck, badge: null }

/** The pages of the header on wide screens (NAV-03), and first in the sidebar (NAV-04). */
export const mainDestinations = [dashboard, subjects, practice, tutor] as const

/** The pages that follow them. */
export const furtherDestinations = [exam] as const

/** The pages of the bottom bar on phones. The tutor is reached from every question and topic, and from the sidebar. */
export const thumbDestinations = [
  { ...dashboard, label: 'Home' },
  { ...subjects, label: 'Learn' },
  practice,
  exam,
] as const

/** The pages to learn from; the subjects lead to all of them. */
const learning = ['/topics', '/textbook', '/search']

/** The search page. It requires a sign-in; the list of topics, its substitute, does not. */
export function searchPage(user: User | null): '/search' | '/topics' {
  return user === null ? '/topics' : '/search'
}

/** Returns 'page' for the destination that contains the path, as the value of `aria-current`. */
export function currentOf(path: string, href: string): 'page' | undefined {
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`)
  const isPart = (href === '/subjects' && learning.some(isIn)) || (href === exam.href && isIn('/exam'))
  return isIn(href) || isPart ? 'page' : undefined
}
