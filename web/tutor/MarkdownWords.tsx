import { arriving } from '../platform/page/besides.tsx'
import styles from './TutorScreen.module.css'

interface MarkdownWordsProps {
  text: string
  isUnfinished: boolean
}

/** Markers of quotes, bold and escapes. */
const signs = /^> ?|\*\*|\\(?=[^\w\s])/gm

/** Markdown text, rendered with lists and tables once the renderer has loaded, until then as plain text. */
export const MarkdownWords = arriving<MarkdownWordsProps>(
  () => import('./Markdown.tsx').then((file) => file.Markdown),
  { Waiting: PlainWords },
)

function PlainWords({ text }: MarkdownWordsProps) {
  return <p className={styles.words}>{text.replaceAll(signs, '')}</p>
}
