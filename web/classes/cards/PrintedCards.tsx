import type { LearnerCard } from '@sabi/shared/classes/card-calls'
import { cardPath } from '@sabi/shared/classes/card-address'
import { useQuery } from '@tanstack/react-query'
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
  const qrCode = useQrCode(location.origin + cardPath(userName))
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
      {qrCode !== undefined && <img src={qrCode} alt={`QR code: sign in as ${userName}`} />}
    </li>
  )
}

/** Drawn by a library that few screens load. Without it the address is enough. */
function useQrCode(address: string): string | undefined {
  return useQuery({
    queryKey: ['qr code', address],
    queryFn: async () => {
      const { renderSVG } = await import('uqr')
      return `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
    },
    staleTime: Infinity,
  }).data
}
