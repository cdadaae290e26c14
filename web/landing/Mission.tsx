import { getSite } from '@sabi/shared/administration/site-calls'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../design/LinkButton.tsx'
import { queryOf } from '../platform/server/queries.ts'
import styles from './LandingScreen.module.css'

/** The mission, and how visitors can help if the site has a support address. */
export function Mission() {
  const address = useQuery(queryOf(getSite, {}, { keep: true })).data?.data.supportEmail
  return (
    <section aria-labelledby="mission" className={styles.section}>
      <h2 id="mission" className={styles.heading}>
        Our mission
      </h2>
      <p>
        Every student should walk into the exam knowing it, whatever their school and their data plan. Our goal is
        10,000+ questions, free for everyone.
      </p>
      {address && (
        <>
          <p>Do you have past questions? Send us the file: PDF, JSON, any format.</p>
          <p>
            <LinkButton href={`mailto:${address}?subject=Past%20questions`} variant="secondary">
              Send past questions
            </LinkButton>
          </p>
        </>
      )}
    </section>
  )
}
