import { Link } from 'wouter'
import { siteName } from '../design/site-name.ts'
import { Article } from './Article.tsx'
import { Support } from './Support.tsx'

/** The terms of use, short enough to be read. */
export function TermsScreen() {
  return (
    <Article title="Terms" lead="The rules of this site, in plain words.">
      <h2>Who runs it</h2>
      <p>
        The people who set {siteName} up run it and are responsible for it. To reach them, write to <Support />.
      </p>
      <h2>It is free</h2>
      <p>You pay nothing for an account, for questions or for explanations. Your network may charge you for data.</p>
      <h2>What it is</h2>
      <p>
        {siteName} helps you practise for JAMB, WAEC and NECO. Most questions are our own, written in the style of the
        exams; each shows its source. We have no link to the exam bodies, and we can't promise you a grade.
      </p>
      <h2>Mistakes</h2>
      <p>We check every question, but a mistake can slip through. Trust your teacher and your textbook too.</p>
      <h2>Your account</h2>
      <ul>
        <li>Under 18? First read this and our privacy page with a parent or guardian.</li>
        <li>Keep your password to yourself.</li>
        <li>Use your own account, so that your progress stays yours.</li>
        <li>Choose a nickname that hurts nobody.</li>
        <li>Don't attack the site or copy accounts by machine. If you do, you may lose your account.</li>
        <li>We may suspend an account that breaks these rules. Nobody can sign in to it then. Ask us why.</li>
        <li>
          You may delete your account at any time in <Link href="/settings">Settings</Link>.
        </li>
      </ul>
      <h2>The software</h2>
      <p>
        The program is open source under the MIT licence. Anyone may run, read and change it. It comes as it is, without
        any warranty.
      </p>
      <p>
        To learn what we keep about you, read the <Link href="/privacy">privacy page</Link>.
      </p>
    </Article>
  )
}
