import { subjects } from '@sabi/shared/subjects/subject'
import { Redirect } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { siteName } from '../design/site-name.ts'
import { useSession } from '../platform/session.ts'
import { Claims } from './Claims.tsx'
import { SubjectPreview } from './SubjectPreview.tsx'
import styles from './LandingScreen.module.css'

/** What a visitor sees first. Students who are signed in go on to their dashboard. */
export function LandingScreen() {
  const user = useSession((session) => session.user)
  if (user !== null) return <Redirect to="/dashboard" replace />
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <PageTitle
          title={siteName}
          className={styles.title}
          lead="Practise for JAMB, WAEC and NECO on any phone. Every question comes with its answer explained."
        >
          Know it before exam day
        </PageTitle>
        <div className={styles.actions}>
          <LinkButton href="/register">Start Learning Free</LinkButton>
          <LinkButton href="/subjects" variant="secondary">
            Explore Subjects
          </LinkButton>
        </div>
        <p className={styles.small}>No card. No phone number. Just an email.</p>
      </section>
      <Claims />
      <section aria-labelledby="subjects" className={styles.section}>
        <h2 id="subjects" className={styles.heading}>
          Four subjects, one place
        </h2>
        <ul className={styles.subjects}>
          {subjects.map((subject) => (
            <SubjectPreview key={subject.id} subject={subject} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps" className={styles.section}>
        <h2 id="steps" className={styles.heading}>
          How it works
        </h2>
        <ol className={styles.steps}>
          <li>
            <h3>Choose</h3>
            <p>Pick a subject, an exam, a topic. Or take a mix that mirrors the paper.</p>
          </li>
          <li>
            <h3>Answer</h3>
            <p>Go at your own speed. Each tap is saved on your phone, also without network.</p>
          </li>
          <li>
            <h3>Understand</h3>
            <p>See your score and read why each answer is right. Then try your mistakes again.</p>
          </li>
        </ol>
      </section>
    </div>
  )
}
