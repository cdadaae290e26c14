import { subjects } from '@sabi/shared/subjects/subject'
import { trialLength } from '@sabi/shared/trial/trial'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { siteName } from '../design/site-name.ts'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import { trialOfSubject } from '../subjects/trial-links.ts'
import { Claims } from './Claims.tsx'
import { Features } from './Features.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import styles from './LandingScreen.module.css'
import { Mission } from './Mission.tsx'
import { SampleQuestion } from './SampleQuestion.tsx'
import { SubjectPreview } from './SubjectPreview.tsx'
import { Testimonials } from './Testimonials.tsx'

/** The first page for visitors. Prerendered, without a script file; its inline script is in first-visit.ts. */
export function LandingScreen() {
  return (
    <PublicLayout footer={<LandingFooter />} hasThemeToggle={false}>
      <Connection />
      <div className={styles.page}>
        <div className={styles.first}>
          <Hero />
          <SampleQuestion />
        </div>
        <Claims />
        <section aria-labelledby="subjects" className={styles.section}>
          <h2 id="subjects" className={styles.heading}>
            Subjects
          </h2>
          <ul className={styles.subjects}>
            {subjects.map((subject) => (
              <SubjectPreview key={subject.id} subject={subject} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="features" className={styles.section}>
          <h2 id="features" className={styles.heading}>
            What you get
          </h2>
          <Features />
        </section>
        <Testimonials />
        <Mission />
      </div>
    </PublicLayout>
  )
}

/** Empty while the phone is online. */
function Connection() {
  return <output className={styles.connection} data-offline="You're offline. Saved questions work without data." />
}

function Hero() {
  return (
    <section className={styles.hero}>
      <PageTitle
        title={siteName}
        className={styles.title}
        lead="Practise for JAMB, WAEC and NECO on any phone. Every answer is explained."
      >
        Know it before exam day
      </PageTitle>
      <nav aria-labelledby="try" className={styles.try}>
        <h2 id="try">Answer {trialLength} questions now, no account</h2>
        {subjects.map(({ id, name }) => (
          <LinkButton key={id} href={trialOfSubject(id)}>
            Try {name}
          </LinkButton>
        ))}
      </nav>
      <div className={styles.actions}>
        <LinkButton href="/register" variant="secondary">
          Start Learning Free
        </LinkButton>
        <LinkButton href="/subjects" variant="secondary">
          Explore Subjects
        </LinkButton>
      </div>
      <p className={styles.about}>No card. No phone number. Just an email.</p>
    </section>
  )
}
