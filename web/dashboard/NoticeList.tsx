import { confirmNotices, listNotices, type Notice } from '@sabi/shared/flags/correction-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { changeReply, queryOf } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { toast } from '../platform/page/toast-store.ts'
import { noticeWords } from './notice-words.ts'
import rows from './RecentActivity.module.css'
import { texts } from './texts.ts'

/** Results of reports and changed marks, until the student confirms them. Requested after everything else. */
export function NoticeList({ isTurn }: { isTurn: boolean }) {
  const notices = useQuery(queryOf(listNotices, isTurn ? {} : null, { keep: true })).data?.data ?? []
  if (notices.length === 0) return null
  return (
    <Card title="Corrected questions" className={rows.card}>
      <ul className={rows.rows}>
        {notices.map((notice) => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
      <Link href="/corrections" className={rows.all}>
        All corrections
      </Link>
    </Card>
  )
}

function Row({ notice }: { notice: Notice }) {
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    setIsBusy(true)
    try {
      await request(confirmNotices, { body: { ids: [notice.id] } })
      changeReply(listNotices, {}, (reply) => ({ ...reply, data: reply.data.filter(({ id }) => id !== notice.id) }))
    } catch {
      toast({ title: texts.notConfirmed, tone: 'warning' })
      setIsBusy(false)
    }
  }
  return (
    <li className={rows.row}>
      <div>
        <p>{noticeWords(notice)}</p>
        <p className={rows.when}>{notice.text}</p>
      </div>
      <Button variant="secondary" busy={isBusy} onClick={() => void confirm()}>
        OK
      </Button>
    </li>
  )
}
