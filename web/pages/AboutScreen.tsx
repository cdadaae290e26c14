import { numberWords } from '@sabi/shared/subjects/count-words'
import { countQuestions } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { siteName } from '../design/site-name.ts'
import { queryOf } from '../platform/server/queries.ts'
import { Article } from './Article.tsx'
import styles from './AboutScreen.module.css'

const features = [
  {
    title: 'Original questions',
    text: 'We write our own questions, in the style of the exams and to the JAMB, WAEC and NECO syllabus.',
  },
  { title: 'Every answer explained', text: 'After a session you can read why the right option is right.' },
  { title: 'Made for cheap data', text: 'Pages are small, and your answers wait on the phone until you are online.' },
  { title: 'Progress you can see', text: 'Your scores, your streak and your topics are counted from your answers.' },
]

/** About the site and the people it is for. */
export function AboutScreen() {
  const { data } = useQuery(queryOf(countQuestions, { query: {} }))
  return (
    <Article title={`About ${siteName}`} lead="Free practice for every student, on any phone.">
      <h2>Our mission</h2>
      <p>
        The program is called Sabi Prep: “sabi” is Nigerian Pidgin for “to know”. We want every student to walk into
        JAMB, WAEC or NECO knowing that they know it, whatever their school and whatever their data plan.
      </p>
      {data !== undefined && <p>Today there are {numberWords(data.count)} questions. Our goal is 10,000.</p>}
      <ul className={styles.features}>
        {features.map(({ title, text }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
      <h2>What our questions are</h2>
      <p>
        The questions that come with Sabi Prep are original and exam-style: we write them in the style of the papers, to
        the syllabus. They are not past questions. Every key is computed or checked in two independent ways. A school
        that runs this site may add questions of its own. Each question shows its source.
      </p>
      <h2>Free to use, free to copy</h2>
      <p>
        The program is open source under the MIT licence. Our questions and notes are CC BY-SA 4.0: share and change
        them, name Sabi Prep, and pass them on under the same licence.
      </p>
      <p>We have no link to JAMB, WAEC or NECO. Their names only say which exam a question prepares for.</p>
      <LinkButton href="/register">Get Started Free</LinkButton>
    </Article>
  )
}
