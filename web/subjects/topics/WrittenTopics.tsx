import type { SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { subjectName, subjects } from '@sabi/shared/subjects/subject'
import { Fragment } from 'react'
import { topicPage } from '../links.ts'
import styles from './TopicResults.module.css'

interface WrittenTopicsProps {
  /** All topics of all subjects. */
  topics: readonly Topic[]
  /** The subject whose topics are shown as cards. */
  subject: SubjectId
}

/**
 * The topics of the other subjects, for browsers without scripts, where the tabs do not work. Only in the prerendered
 * page.
 */
export function WrittenTopics({ topics, subject }: WrittenTopicsProps) {
  return (
    <noscript>
      {subjects
        .filter(({ id }) => id !== subject)
        .map(({ id, name }) => (
          <section key={id} id={id}>
            <h2>{name} topics</h2>
            <ul className={styles.cards}>
              {topics
                .filter((topic) => topic.subject === id)
                .map((topic) => (
                  <li key={topic.id}>
                    <a href={topicPage(topic.id)}>{topic.title}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </noscript>
  )
}

/** Links to them, instead of the tabs. */
export function WrittenSubjects({ subject }: Pick<WrittenTopicsProps, 'subject'>) {
  return (
    <noscript>
      <h2 id={subject}>{subjectName(subject)} topics</h2>
      <p>
        Go to{' '}
        {subjects
          .filter(({ id }) => id !== subject)
          .map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ' · '}
              <a href={`#${id}`}>{name}</a>
            </Fragment>
          ))}
      </p>
    </noscript>
  )
}
