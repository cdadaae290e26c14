import Bot from 'lucide-react/icons/bot'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Library from 'lucide-react/icons/library'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { wordsHere } from '../platform/tutor-here.ts'
import styles from './QuickCards.module.css'
import { texts } from './texts.ts'

/** Three ways to learn. The number of questions is undefined while unknown. */
export function QuickCards({ availableQuestions }: { availableQuestions: number | undefined }) {
  return (
    <nav aria-label="Ways to learn">
      <ul className={styles.cards}>
        <QuickCard href="/practice" icon={<PencilLine />} title="Practice">
          {availableQuestions ?? '...'}+ questions available
        </QuickCard>
        <QuickCard href="/topics" icon={<Library />} title="Topics">
          {texts.topicsLine}
        </QuickCard>
        <QuickCard href="/ai-tutor" icon={<Bot />} title={wordsHere('AI Tutor', 'Tutor')}>
          Ask about any topic
        </QuickCard>
      </ul>
    </nav>
  )
}

interface QuickCardProps {
  href: string
  icon: ReactNode
  title: string
  children: ReactNode
}

function QuickCard({ href, icon, title, children }: QuickCardProps) {
  return (
    <li className={styles.item}>
      <Link href={href} className={styles.card}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{children}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}
