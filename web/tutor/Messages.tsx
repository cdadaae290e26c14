import type { Quote, TutorMode } from '@sabi/shared/tutor/calls'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { RichHtml } from '../subjects/textbook/RichHtml.tsx'
import { topicPage } from '../subjects/links.ts'
import type { Matter } from './ask.ts'
import type { Message } from './conversation.ts'
import { MarkdownWords } from './MarkdownWords.tsx'
import { ReplyActions } from './ReplyActions.tsx'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

/** The tutor's introduction above every conversation, and who answered last; about the site, also whom to write to. */
export function Welcome({ about, mode }: { about: Matter; mode: TutorMode | undefined }) {
  return (
    <div className={styles.bubble}>
      <p>{about === 'help' ? tutorTexts.welcomeToHelp : tutorTexts.welcome}</p>
      {about === 'help' ? (
        <p className={styles.source}>
          <Link href="/contact">{tutorTexts.leaveMessage}</Link>
        </p>
      ) : (
        <p className={styles.small}>{tutorTexts.whoAnswers[mode ?? 'nobody']}</p>
      )}
    </div>
  )
}

/** Suggested first questions. */
export function Suggestions({ about, onChoose }: { about: Matter; onChoose: (words: string) => void }) {
  return (
    <div className={styles.suggestions}>
      {tutorTexts.suggestions[about].map((words) => (
        <Button key={words} variant="secondary" onClick={() => onChoose(words)}>
          {words}
        </Button>
      ))}
    </div>
  )
}

/** The next requests about the question under discussion, one tap each. */
export function NextSteps({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <div role="group" aria-label="Ask next" className={styles.suggestions}>
      {tutorTexts.nextSteps.map((words) => (
        <Button key={words} variant="secondary" onClick={() => onChoose(words)}>
          {words}
        </Button>
      ))}
    </div>
  )
}

/** A message. For a reply, `asked` is the question that it answers. */
export function Bubble({ message, asked }: { message: Message; asked: string }) {
  const { sender, content, isTrouble, end } = message
  const isOwn = sender === 'user'
  return (
    <article className={classNames(styles.bubble, isOwn && styles.own, isTrouble && styles.trouble)}>
      <VisuallyHidden>{isOwn ? 'You:' : 'Tutor:'}</VisuallyHidden>
      {isOwn || isTrouble ? <Words>{content}</Words> : <Reply message={message} />}
      {end !== undefined && <p className={styles.small}>{tutorTexts.ends[end]}</p>}
      {!isOwn && !isTrouble && content !== '' && <ReplyActions message={message} asked={asked} />}
    </article>
  )
}

/** The reply so far. Screen readers announce it when it is complete. */
export function HalfWritten({ text }: { text: string }) {
  return (
    <article className={styles.bubble} aria-live="off">
      <VisuallyHidden>Tutor:</VisuallyHidden>
      <p className={styles.small}>{tutorTexts.modes.model}</p>
      <MarkdownWords text={text} isUnfinished />
    </article>
  )
}

/** Textbook passages are shown as quotes with their source; the material given to a model as links. */
function Reply({ message: { content, mode = 'textbook', quotes } }: { message: Message }) {
  const isBook = mode === 'textbook'
  const isSaid = isBook ? quotes.length > 0 : content !== ''
  // Before its quotes a reply may say why the textbook answers.
  const words = isBook && isSaid ? content.split(tutorTexts.modes.textbook)[0] : content
  return (
    <>
      {isSaid && <p className={styles.small}>{tutorTexts.modes[mode]}</p>}
      {words && <MarkdownWords text={words} isUnfinished={false} />}
      {quotes.map((quote) => (
        <Quoted key={quote.topicId + quote.heading} quote={quote} isSourceOnly={mode === 'model'} />
      ))}
    </>
  )
}

function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}

interface QuotedProps {
  quote: Quote
  isSourceOnly: boolean
}

function Quoted({ quote: { kind, topicId, title, heading, html }, isSourceOnly }: QuotedProps) {
  const source = (
    <Link href={topicPage(topicId)}>{kind === 'note' && heading !== '' ? `${title}: ${heading}` : title}</Link>
  )
  if (isSourceOnly) return <p className={styles.source}>{source}</p>
  return (
    <figure className={styles.quote}>
      <figcaption className={styles.source}>{source}</figcaption>
      {kind === 'explanation' && <p className={styles.small}>Question: {heading}</p>}
      <blockquote>
        <RichHtml html={html} />
      </blockquote>
    </figure>
  )
}
