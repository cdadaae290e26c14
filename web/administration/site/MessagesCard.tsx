import { deleteMessage, listMessages, type Message } from '@sabi/shared/contact/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import styles from '../Administration.module.css'
import { AskFirst } from '../AskFirst.tsx'
import { dateAndTime } from '../date-and-time.ts'
import { ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { administrationTexts } from '../texts.ts'

const pageSize = 10

/** Messages from the contact form, newest first. */
export function MessagesCard() {
  const [offset, setOffset] = useState(0)
  const query = { limit: String(pageSize), offset: String(offset) }
  const call = useQuery(queryOf(listMessages, { query }))
  const { data } = call
  return (
    <Card title="Messages">
      <ReplyState call={call} height="12rem" what="the messages" />
      {data?.total === 0 && <p>No messages.</p>}
      <ol className={styles.rows}>
        {data?.data.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the messages"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

function MessageRow({ message: { id, name, email, subject, message, sentAt } }: { message: Message }) {
  const [isAsked, setIsAsked] = useState(false)
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <li className={styles.section}>
      <div>
        <h3>{subject}</h3>
        <p className={styles.muted}>
          {name}, {email} · <time dateTime={sentAt}>{dateAndTime(sentAt)}</time>
        </p>
      </div>
      <p className={styles.written}>{message}</p>
      <div className={styles.buttons}>
        <LinkButton href={answer} variant="secondary" aria-label={`Reply by email: ${subject}`}>
          Reply by email
        </LinkButton>
        <Button variant="ghost" aria-label={`Delete: ${subject}`} onClick={() => setIsAsked(true)}>
          Delete
        </Button>
      </div>
      {isAsked && (
        <AskFirst
          title="Delete this message?"
          refusal="Keep it"
          action="Delete it"
          failed={administrationTexts.notDeleted}
          run={async () => {
            await request(deleteMessage, { params: { id } })
            invalidate(listMessages)
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>Messages are deleted automatically after 180 days.</p>
        </AskFirst>
      )}
    </li>
  )
}
