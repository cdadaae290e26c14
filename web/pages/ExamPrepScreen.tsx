import { subjects } from '@sabi/shared/subjects/subject'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { examFormats } from './exam-formats.ts'
import styles from './ExamPrepScreen.module.css'

/** The format of each exam, with links to practise its questions. */
export function ExamPrepScreen() {
  return (
    <>
      <PageTitle title="Exam Prep" lead="Know the paper before you sit it. Then practise the same kind of questions." />
      <ul className={styles.exams}>
        {examFormats.map(({ examType, name, facts }) => (
          <Card as="li" key={examType}>
            <h2>{name}</h2>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <ul className={styles.subjects} aria-label={`${name} by subject`}>
              {subjects.map((subject) => (
                <li key={subject.id}>
                  <Link href={`/practice?examType=${examType}&subject=${subject.id}`} className={styles.subject}>
                    {subject.name}
                  </Link>
                </li>
              ))}
            </ul>
            <LinkButton href={`/practice?examType=${examType}`} full className={styles.start}>
              Practise {examType} questions
            </LinkButton>
          </Card>
        ))}
      </ul>
      <p className={styles.note}>
        Sessions here are not timed yet. To train your speed, put a clock beside you and use the minutes above.
      </p>
    </>
  )
}
