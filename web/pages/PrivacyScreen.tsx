import { Article } from './Article.tsx'

/** What is kept about a student, in words that a student and a parent read once. */
export function PrivacyScreen() {
  return (
    <Article title="Privacy" lead="What we keep about you, and what we don't.">
      <h2>What we keep</h2>
      <ul>
        <li>Your name and your email, so that you can sign in.</li>
        <li>Your password, scrambled in a way that nobody can read back.</li>
        <li>What you practised: which questions, your answers, when, and how long each took.</li>
      </ul>
      <h2>What we don't do</h2>
      <ul>
        <li>No advertising and no trackers. Your browser talks to this site only.</li>
        <li>We don't sell or give away your data.</li>
        <li>We don't ask for your phone number, your school or your age.</li>
      </ul>
      <h2>On your phone</h2>
      <p>
        Your answers are saved on the phone as you give them, and your browser keeps one cookie that says you are signed
        in. On a phone that others use, tick “This is a shared device” when you sign in, and sign out when you are done.
      </p>
      <h2>Seeing or deleting your data</h2>
      <p>
        Ask the people who run this site for a copy of your data, or to delete your account. There is no button for it
        yet.
      </p>
      <h2>For parents</h2>
      <p>Your child needs only a name and an email to practise. A first name is enough.</p>
    </Article>
  )
}
