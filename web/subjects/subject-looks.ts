import type { SubjectId } from '@sabi/shared/content/question'
import Atom from 'lucide-react/icons/atom'
import Calculator from 'lucide-react/icons/calculator'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Leaf from 'lucide-react/icons/leaf'
import Type from 'lucide-react/icons/type'
import type { ComponentType } from 'react'

interface SubjectLook {
  Icon: ComponentType<{ size?: number }>
  /** One tile of the subject's pattern, a line drawing on 32 by 32. */
  motif: string
}

/** The visual identity of each subject. */
export const lookOf: Record<SubjectId, SubjectLook> = {
  chemistry: {
    Icon: FlaskConical,
    motif: 'M0 3l8-5 8 5 8-5 8 5v10l-8 6-8-6-8 6-8-6zM16 3v10M8 19v11l-8 5m8-5l8 5 8-5V19m0 11l8 5',
  },
  physics: { Icon: Atom, motif: 'M0 5.3q8-9 16 0t16 0M0 16q8-9 16 0t16 0M0 26.7q8-9 16 0t16 0' },
  biology: { Icon: Leaf, motif: 'M4 28C4 12 12 4 28 4 28 20 20 28 4 28zm0 0L20 12M10 22v-7M10 22h7' },
  mathematics: { Icon: Calculator, motif: 'M16 0l16 16-16 16L0 16zm0 9l7 7-7 7-7-7z' },
  english: { Icon: Type, motif: 'M4 8h24M4 16h24M4 24h14' },
}
