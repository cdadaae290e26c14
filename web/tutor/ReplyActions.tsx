import { longestReply, maximumMessageLength, reportReply } from '@sabi/shared/tutor/calls'
import { useState, type MouseEvent } from 'react'
import { Button } from '../design/Button.tsx'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { currentUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import type { Message } from './conversation.ts'
import { tutorTexts } from './texts.ts'
import styles from './TutorScreen.module.css'

interface ReplyActionsProps {
  message: Message
  asked: string
}

/** Actions on a reply: copy it, and report it as wrong or inappropriate. */
export function ReplyActions({ message: { id, content, mode = 'textbook' }, asked }: ReplyActionsProps) {
  const [isReporting, setIsReporting] = useState(false)
  const report = async () => {
    setIsReporting(true)
    const question = asked.slice(0, maximumMessageLength)
    toast(await send({ userId: currentUser()?.id, id, question, reply: content.slice(0, longestReply), mode }))
    setIsReporting(false)
  }
  return (
    <div className={styles.actions}>
      <Button variant="ghost" onClick={(event) => void copy(event, content)}>
        Copy
      </Button>
      <Button variant="ghost" busy={isReporting} onClick={() => void report()}>
        Report this answer
      </Button>
    </div>
  )
}

async function send(body: Parameters<typeof request<typeof reportReply>>[1]['body']) {
  try {
    await request(reportReply, { body })
    return tutorTexts.reported
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return error.isServerText ? { ...tutorTexts.notReported, description: error.message } : tutorTexts.notReported
  }
}

async function copy({ currentTarget }: MouseEvent<HTMLElement>, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    toast(tutorTexts.copied)
  } catch {
    toast(copyFromField(words) ? tutorTexts.copied : tutorTexts.notCopied)
    currentTarget.focus()
  }
}

/** Browsers offer no clipboard to pages without https, but can copy a selection in a field. */
function copyFromField(words: string): boolean {
  const field = document.createElement('textarea')
  field.value = words
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
