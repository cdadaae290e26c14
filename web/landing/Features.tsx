import { wordsHere } from '../platform/tutor-here.ts'
import styles from './LandingScreen.module.css'

const features = [
  {
    title: '1,000+ Real Questions',
    text: 'Written to the syllabus, in the style of JAMB, WAEC and NECO. Every answer is checked twice.',
  },
  {
    title: wordsHere('AI-Powered Tutor', 'Worked Solutions and Textbook'),
    text: wordsHere(
      'Ask at any hour, day or night. It answers from our textbook and shows you where to read on.',
      'Answers come from our worked solutions and the textbook.',
    ),
  },
  {
    title: 'Smart Practice',
    text: 'Practise a topic, or sit a timed paper of your board. Every answer is saved, even offline.',
  },
  {
    title: 'Detailed Analytics',
    text: 'See your score, your streak, and the topics that will move you fastest.',
  },
]

/** The features of the app, for students. */
export function Features() {
  return (
    <ul className={styles.features}>
      {features.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <p className={styles.about}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
