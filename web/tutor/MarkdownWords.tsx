import { useEffect, useState } from 'react'
import type { Markdown } from './Markdown.tsx'
import styles from './TutorScreen.module.css'

interface MarkdownWordsProps {
  text: string
  isUnfinished: boolean
}

/** Of quotes, of bold, and what keeps a sign from being one. */
const signs = /^> ?|\*\*|\\(?=[^\w\s])/gm

let Drawn: typeof Markdown | null = null

/** What is written in Markdown: with its lists and tables once they can be drawn, until then in bare words. */
export function MarkdownWords({ text, isUnfinished }: MarkdownWordsProps) {
  const [isReady, setIsReady] = useState(Drawn !== null)
  useEffect(() => {
    if (!isReady) void load().then(setIsReady)
  }, [isReady])
  return Drawn === null ? (
    <p className={styles.words}>{text.replaceAll(signs, '')}</p>
  ) : (
    <Drawn text={text} isUnfinished={isUnfinished} />
  )
}

async function load(): Promise<boolean> {
  try {
    Drawn = (await import('./Markdown.tsx')).Markdown
  } catch {
    // It is not on this phone: bare words can be read too.
  }
  return Drawn !== null
}
