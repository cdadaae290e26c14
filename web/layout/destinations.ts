import BookOpen from 'lucide-react/icons/book-open'
import Bot from 'lucide-react/icons/bot'
import House from 'lucide-react/icons/house'
import PencilLine from 'lucide-react/icons/pencil-line'

/** The four places that every menu leads to. */
export const mainDestinations = [
  { href: '/dashboard', label: 'Dashboard', Icon: House, badge: null },
  { href: '/subjects', label: 'Subjects', Icon: BookOpen, badge: null },
  { href: '/practice', label: 'Practice', Icon: PencilLine, badge: 'Popular' },
  { href: '/ai-tutor', label: 'AI Tutor', Icon: Bot, badge: 'AI' },
] as const

/** 'page' for the destination that the path belongs to, as `aria-current` wants it. */
export function currentOf(path: string, href: string): 'page' | undefined {
  const isThere = path === href || path.startsWith(`${href}/`) || (href === '/subjects' && path.startsWith('/topics'))
  return isThere ? 'page' : undefined
}
