import { useEffect, useState } from 'react'
import type { Markdown } from './Markdown.tsx'
import styles from './TutorScreen.module.css'

interface MarkdownWordsProps {
  text: string
  isUnfinished: boolean
}

/** Markers of quotes, bold and escapes. */
const signs = /^> ?|\*\*|\\(?=[^\w\s])/gm

let Drawn: typeof Markdown | null = null

/** Markdown text, rendered with lists and tables once the renderer has loaded, until then as plain text. */
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
    // The renderer is not on this phone; plain text can be read too.
  }
  return Drawn !== null
}
