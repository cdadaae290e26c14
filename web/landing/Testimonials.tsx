import styles from './LandingScreen.module.css'

/** Off until students let us quote them; we never invent quotes. */
const areShown = false

const testimonials: readonly { name: string; words: string }[] = []

/** Quotes from students. */
export function Testimonials() {
  if (!areShown) return null
  return (
    <section aria-labelledby="testimonials" className={styles.section}>
      <h2 id="testimonials" className={styles.heading}>
        What students say
      </h2>
      <ul className={styles.features}>
        {testimonials.map(({ name, words }) => (
          <li key={name} className={styles.card}>
            <blockquote>{words}</blockquote>
            <p className={styles.about}>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
