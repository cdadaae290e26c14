import { subjects } from '@sabi/shared/subjects/subject'
import { trialLength } from '@sabi/shared/trial/trial'
import { Link } from 'wouter'
import { classNames } from '../design/class-names.ts'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { lookOf } from '../subjects/subject-looks.ts'
import tones from '../subjects/subject-tones.module.css'
import { trialOfSubject } from '../subjects/trial-links.ts'
import styles from './Trial.module.css'

/** The subjects that anyone may try, one tap each. */
export function TrialsScreen() {
  return (
    <div className={styles.trial}>
      <PageTitle
        title={`Try ${trialLength} questions`}
        lead="No account needed. Every answer is explained as soon as you give it."
      />
      <ul className={styles.subjects} aria-label="Subjects">
        {subjects.map(({ id, name, description }) => {
          const { Icon } = lookOf[id]
          return (
            <li key={id}>
              <Link href={trialOfSubject(id)} className={classNames(styles.subject, tones[id])}>
                <Icon size={26} />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span className={styles.about}>{description}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
