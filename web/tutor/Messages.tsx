import type { Quote } from '@sabi/shared/tutor/calls'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { RichHtml } from '../subjects/RichHtml.tsx'
import { topicPage } from '../subjects/links.ts'
import type { Message } from './conversation.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

/** What the tutor is for, above every talk. */
export function Welcome() {
  return (
    <div className={styles.bubble}>
      <p>{tutorTexts.welcome}</p>
      <p className={styles.small}>{tutorTexts.fromTextbook}</p>
    </div>
  )
}

/** Questions to begin with. */
export function Suggestions({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <div className={styles.suggestions}>
      {tutorTexts.suggestions.map((words) => (
        <Button key={words} variant="secondary" onClick={() => onChoose(words)}>
          {words}
        </Button>
      ))}
    </div>
  )
}

/** One message. What the textbook says stands as a quote under its source. */
export function Bubble({ message: { sender, content, quotes, isTrouble } }: { message: Message }) {
  const isOwn = sender === 'user'
  return (
    <article className={classNames(styles.bubble, isOwn && styles.own, isTrouble && styles.trouble)}>
      <VisuallyHidden>{isOwn ? 'You:' : 'Tutor:'}</VisuallyHidden>
      {quotes.length === 0 && <p className={styles.words}>{content}</p>}
      {quotes.length > 0 && <p className={styles.small}>{tutorTexts.textbook}</p>}
      {quotes.map((quote) => (
        <Quoted key={quote.topicId + quote.heading} quote={quote} />
      ))}
    </article>
  )
}

function Quoted({ quote: { kind, topicId, title, heading, html } }: { quote: Quote }) {
  return (
    <figure className={styles.quote}>
      <figcaption>
        <Link href={topicPage(topicId)}>{kind === 'note' && heading !== '' ? `${title}: ${heading}` : title}</Link>
      </figcaption>
      {kind === 'explanation' && <p className={styles.small}>Question: {heading}</p>}
      <blockquote>
        <RichHtml html={html} />
      </blockquote>
    </figure>
  )
}
