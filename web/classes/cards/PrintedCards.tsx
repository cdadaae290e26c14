import type { LearnerCard } from '@sabi/shared/classes/card-calls'
import { cardPath } from '@sabi/shared/classes/card-address'
import { QrCode } from '../../layout/QrCode.tsx'
import styles from './Cards.module.css'

/** The cards of learners as they are cut from paper: eight on a page of A4, in black and white. */
export function PrintedCards({ cards, className }: { cards: readonly LearnerCard[]; className: string }) {
  return (
    <ul className={styles.cards} aria-label="Cards">
      {cards.map((card) => (
        <PrintedCard key={card.id} card={card} className={className} />
      ))}
    </ul>
  )
}

function PrintedCard({ card: { name, userName, password }, className }: { card: LearnerCard; className: string }) {
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{className}</p>
        <dl>
          <dt>Open</dt>
          <dd>{location.origin}/login</dd>
          <dt>User name</dt>
          <dd className={styles.typed}>{userName}</dd>
          <dt>First password</dt>
          <dd className={styles.typed}>{password}</dd>
        </dl>
        <p>Works once: choose your own.</p>
      </div>
      <QrCode
        address={location.origin + cardPath(userName)}
        alt={`QR code: sign in as ${userName}`}
        className={styles.qrCode}
      />
    </li>
  )
}
