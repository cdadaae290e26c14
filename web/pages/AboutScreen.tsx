import { countQuestions } from '@sabi/shared/subjects/calls'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { siteName } from '../design/site-name.ts'
import { useCall } from '../platform/useCall.ts'
import { Article } from './Article.tsx'
import styles from './AboutScreen.module.css'

const features = [
  {
    title: 'Original questions',
    text: 'Every question is our own, in the style of the exams and written to the JAMB, WAEC and NECO syllabus.',
  },
  { title: 'Every answer explained', text: 'After a session you read why the right option is right.' },
  { title: 'Made for cheap data', text: 'Pages are small, and your answers wait on the phone until you are online.' },
  { title: 'Progress you can see', text: 'Your scores, your streak and your topics are counted from your answers.' },
]

/** What this is and who it is for. */
export function AboutScreen() {
  const { data } = useCall(countQuestions, { query: {} })
  return (
    <Article title={`About ${siteName}`} lead="Free practice for every student, on any phone.">
      <h2>Our mission</h2>
      <p>
        The program is called Sabi Prep: “sabi” is Nigerian Pidgin for “to know”. We want every student to walk into
        JAMB, WAEC or NECO knowing that they know it, whatever their school and whatever their data plan.
      </p>
      {data !== undefined && <p>Today there are {data.count.toLocaleString('en-NG')} questions. Our goal is 10,000.</p>}
      <ul className={styles.features}>
        {features.map(({ title, text }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
      <p>
        The program is open source. We have no link to JAMB, WAEC or NECO; their names are used only to say which exam a
        question prepares for.
      </p>
      <LinkButton href="/register">Get Started Free</LinkButton>
    </Article>
  )
}
