import { longestMessage, longestSubject } from '@sabi/shared/contact/calls'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Link, useSearchParams } from 'wouter'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorSummary } from '../design/forms/ErrorSummary.tsx'
import { Field } from '../design/forms/Field.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { TextArea } from '../design/forms/TextArea.tsx'
import { messageSent } from '../offline/visitor/deliver-message.ts'
import { sendLetters, useWaitingCount } from '../offline/visitor/letter-queue.ts'
import { Support } from '../pages/Support.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { useSession } from '../platform/server/session.ts'
import { isHidden } from '../platform/server/turn.ts'
import styles from './ContactScreen.module.css'
import { contactTexts } from './texts.ts'
import { useContactForm } from './useContactForm.ts'

/** A message to the people who run the site. Without a connection it waits on the phone. */
export function ContactScreen() {
  return (
    <div className={styles.page}>
      <PageTitle title="Contact" lead="Ask a question, report a mistake, or tell us what would help you." />
      <div className={styles.columns}>
        <div className={styles.form}>
          <SentBanner />
          <ContactForm />
          <WaitingBanner />
        </div>
        <Card title="Other ways" className={styles.ways}>
          <p>
            By email: write to <Support />.
          </p>
          <p>
            You may find your answer in the <Link href="/help">Help Center</Link>.
          </p>
          <p>We reply within 24-48 hours on business days.</p>
        </Card>
      </div>
    </div>
  )
}

function ContactForm() {
  const user = useSession((session) => (isHidden() ? null : session.user))
  const { errors, errorOf, posted, attempt, isBusy, submit } = useContactForm()
  const { name = user?.name, email = user?.email ?? undefined, subject, message } = posted?.values ?? {}
  return (
    // Without scripts it posts to its own address.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      <Field id="name" label="Name" autoComplete="name" maxLength={100} defaultValue={name} error={errorOf('name')} />
      <Field
        id="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={email}
        error={errorOf('email')}
      />
      <Field
        id="subject"
        label="Subject"
        maxLength={longestSubject}
        defaultValue={subject}
        error={errorOf('subject')}
      />
      <TextArea
        id="message"
        label="Message"
        rows={6}
        maxLength={longestMessage}
        defaultValue={message}
        error={errorOf('message')}
      />
      <Button type="submit" full busy={isBusy}>
        Send
      </Button>
    </form>
  )
}

/** Confirms a form that was posted without scripts. */
function SentBanner() {
  const [query] = useSearchParams()
  if (!query.has('sent')) return null
  const { title, description } = messageSent
  return (
    <Banner tone="ok" role="status">
      {title} {description}
    </Banner>
  )
}

/** Says that a message is waiting, here and on each visit until it is sent. */
function WaitingBanner() {
  const count = useWaitingCount('message')
  const isOnline = useIsOnline()
  if (count === 0) return null
  const send = (
    <Button variant="ghost" onClick={() => void sendLetters()}>
      Send now
    </Button>
  )
  return (
    <Banner tone="warn" icon={<CloudOff />} role="status" action={isOnline && send}>
      {contactTexts.kept}
    </Banner>
  )
}
