import { whatLeavingDoes, whatTeacherNeverSees, whatTeacherSees } from '@sabi/shared/classes/what-teacher-sees'
import { Link } from 'wouter'
import { siteName } from '../design/site-name.ts'
import { wordsHere } from '../platform/tutor-here.ts'
import { Article } from './Article.tsx'
import { Support } from './Support.tsx'

/** What is stored about a student, in words for students and parents. */
export function PrivacyScreen() {
  return (
    <Article title="Privacy" lead="What we keep about you, why, and what you can do about it.">
      <h2>Who is responsible for your data</h2>
      <p>
        “We” are the people who run {siteName}. To reach us, write to <Support />. The makers of the program don't see
        your data.
      </p>
      <KeptData />
      <h2>Who sees it</h2>
      <ul>
        <li>
          You, and the administrators of this site. We record each time they view your results, or lists of names and
          messages.
        </li>
        <li>The teacher of a class that you joined sees what is written below.</li>
        <li>
          Other students see nothing. On the leaderboard they see your nickname and your week's score. A friend whom you
          challenge sees your name and score if you show them; they are in the link, and we don't keep them.
        </li>
        <li>
          No advertising and no trackers. Your browser talks to this site only.{' '}
          {wordsHere('Apart from the AI service below, the program', 'The program')} gives your data to nobody.
        </li>
        <li>
          {wordsHere(
            "A company's AI model may answer for the tutor. Those replies are marked “AI”. What you write to the tutor, and the question you ask about, then go to that company. Your name, email and results don't. So never write them there.",
            'No AI service is used here. What you write to the tutor is answered from our own textbook, on this site.',
          )}
        </li>
        <li>We may rent the server and the mail service of this site. Ask us from whom.</li>
      </ul>
      <WhatTeachersSee />
      <Cookies />
      <Rights />
      <ForParents />
    </Article>
  )
}

function KeptData() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: name, email or user name, the day you joined. Your exams, subjects, minutes a day and nickname,
          if you give them.
        </li>
        <li>If we suspended your account: since when.</li>
        <li>Your password, scrambled so that nobody can read it.</li>
        <li>
          What you practised: which questions, your answers, when, how long each took. A random number identifies your
          phone.
        </li>
        <li>
          Where you are signed in: “Chrome on Android”, since when, last used. We delete it when you log out, after 30
          days without use, and after 180 days at the latest.
        </li>
        <li>
          With each sign-in, a short code for the network you used last. Many networks share one code, and it does not
          show your address. It tells us when many accounts come from one place, so that made-up accounts can't remove
          questions. We delete it with the sign-in.
        </li>
        <li>What you write to us in the contact form, with the name and email in it. We delete it after 180 days.</li>
        <li>That we sent you an email, and why. We delete this after 7 days, or after 30 if the email failed.</li>
        <li>A tutor reply that you report, with your question. The rest of the chat stays on your phone.</li>
        <li>
          A question that you report, and your reason. If you delete your account, the report stays, without your name
          and without what you typed.
        </li>
        <li>
          Classes that you made, with name, subjects and code. Classes that you joined, since when, and the name you
          chose for each. A closed class is deleted after 90 days. Assignments that you gave, and which of your sessions
          was one.
        </li>
        <li>The new questions made for you, and when.</li>
        <li>
          How often an account or network address tried something, against guessing and overuse. We delete this after a
          week at most; wrong passwords for your account are counted until you sign in. For an hour we count mails to
          your email under a code that does not show it, also when the account is gone.
        </li>
        <li>
          In the server's log: time, page and result of each visit. Some lines contain your account's number. None
          contains a network address.
        </li>
        <li>
          For administrators: the encrypted secret of their second factor, and what they did. For teachers: that they
          created or closed a class, or removed a student.
        </li>
      </ul>
      <p>We keep the rest until you delete your account. We don't ask for your phone number, school or age.</p>
    </>
  )
}

function WhatTeachersSee() {
  return (
    <>
      <h2>What your teacher sees</h2>
      <p>Only if you join a class with its code. The page “Classes” says the same, at any time:</p>
      <ul>
        {whatTeacherSees.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {whatTeacherNeverSees} {whatLeavingDoes}
      </p>
    </>
  )
}

function Cookies() {
  return (
    <>
      <h2>Cookies, and what stays on your phone</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Cookie</th>
            <th scope="col">What for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>sabi_session</td>
            <td>You are signed in</td>
            <td>180 days. On a shared device until the browser closes, at most 12 hours</td>
          </tr>
          <tr>
            <td>sabi_turn</td>
            <td>Says whose turn it is on a phone with several learners. It opens nothing</td>
            <td>400 days. Only on such a phone, where each learner has a sabi_session</td>
          </tr>
          <tr>
            <td>sabi_device</td>
            <td>Knows your phone, so that a stranger's guesses don't lock you out</td>
            <td>400 days. Not on a shared device</td>
          </tr>
          <tr>
            <td>sabi_wrote</td>
            <td>Shows you at once what you just did</td>
            <td>15 seconds. Only on large sites</td>
          </tr>
        </tbody>
      </table>
      <p>
        Your browser also keeps your name, email, answers and results. It keeps your last searches and messages not sent
        yet. It keeps choices such as the theme. After you log out, your email and answers stay on your own phone, so
        that answers can be sent again if our server loses them. On a shared phone, tick “This is a shared device” when
        signing in. Logging out then removes what is yours.
      </p>
      <p>
        A phone can keep up to eight learners. Each has a name and a colour, and a PIN if they want one. We never get
        these names, colours and PINs: they stay on the phone. A PIN hides a learner's work from others who use the
        phone. It does not encrypt it, so someone who knows computers could still read it.
      </p>
    </>
  )
}

function Rights() {
  const settings = <Link href="/settings">Settings</Link>
  return (
    <>
      <h2>Your rights</h2>
      <ul>
        <li>See your data and take it with you: “Download my data” in {settings}.</li>
        <li>Correct it: change your name or email in {settings}.</li>
        <li>
          Delete it: “Delete my account” in {settings}. Nothing about you stays in the database. Our older backups may
          contain it until we replace them.
        </li>
        <li>
          Change your mind: leave the leaderboard in {settings}, and a class on the page{' '}
          <Link href="/classes">Classes</Link>, at any time.
        </li>
        <li>
          Is your account suspended? You can't sign in, but you keep your rights. Write to <Support />. We copy, correct
          or delete your data for you.
        </li>
        <li>
          Not happy with us? You may complain to the Nigeria Data Protection Commission. The law is the Nigeria Data
          Protection Act 2023.
        </li>
      </ul>
    </>
  )
}

function ForParents() {
  return (
    <>
      <h2>For parents</h2>
      <p>
        Under that law a child is anyone under 18. Please read this page together before your child opens an account.
      </p>
      <ul>
        <li>A first name and an email are enough. The email may be yours.</li>
        <li>Students can't write to each other here.</li>
        <li>The leaderboard is off until your child turns it on. Choose a nickname that is not the real name.</li>
        <li>Together you can see, correct, download and delete everything in Settings.</li>
        <li>
          You can also ask us to do it: write to <Support />. We may ask who you are: no stranger gets your child's
          data.
        </li>
      </ul>
    </>
  )
}
