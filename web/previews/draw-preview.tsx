import type { User } from '@sabi/shared/accounts/account'
import { session } from '@sabi/shared/accounts/calls'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import type { ArgumentsOf, Call, ReplyOf } from '@sabi/shared/contract/call'
import { paperSeed, replyName } from '@sabi/shared/contract/first-reply'
import { lagosOffset } from '@sabi/shared/contract/parameters'
import { groupBySubject } from '@sabi/shared/practice/group'
import { asksToStart, drawOf, filterFrom, firstFrom, lengthFrom, usualLength } from '@sabi/shared/practice/link'
import { seededRandom } from '@sabi/shared/practice/random'
import { startSession } from '@sabi/shared/practice/session'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { everyTopic, listQuestions, listTopics } from '@sabi/shared/subjects/calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import type { Preview } from '../document.ts'
import type { FirstReply } from '../platform/server/first-reply.ts'
import { keyOf } from '../platform/server/queries.ts'
import { QuizView } from '../practice/quiz/QuizView.tsx'
import { usualSubject } from '../subjects/topics/selected-subject.ts'
import { DashboardPreview } from './DashboardPreview.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

/** A page of a student, with the replies that the app will show first. */
export interface PreviewOrder {
  path: string
  /** The query, without the question mark. */
  search: string
  firstReply: FirstReply
}

interface PreviewTree extends Pick<Preview, 'userId' | 'subject'> {
  shown: ReactNode
}

/** The preview of a page as a tree of components; null if the page has none, or not with these replies. */
export function previewOf({ path, search, firstReply }: PreviewOrder): PreviewTree | null {
  const user = replyIn(firstReply, session, {})?.user
  if (!user) return null
  const query = new URLSearchParams(search)
  const isDashboard = path === '/dashboard'
  const content = isDashboard ? dashboardOf(user, firstReply) : asksToStart(query) && quizOf(firstReply, query)
  if (!content) return null
  const shown = (
    <QueryClientProvider client={clientWith(firstReply)}>
      <Router ssrPath={path} ssrSearch={search}>
        {content}
      </Router>
    </QueryClientProvider>
  )
  return { shown, userId: user.id, subject: isDashboard ? usualSubject : null }
}

function dashboardOf(user: User, firstReply: FirstReply): ReactNode {
  const statistics = replyIn(firstReply, getExamStatistics, { query: { tzOffset: lagosOffset } })
  return statistics && <DashboardPreview user={user} statistics={statistics} today={today()} />
}

function today(): string {
  return localDay(Date.now(), Number(lagosOffset))
}

/** The session that the app will start with the same draw and seed, on its first question. */
function quizOf(firstReply: FirstReply, query: URLSearchParams): ReactNode {
  const filter = filterFrom(query)
  const drawn = replyIn(
    firstReply,
    listQuestions,
    drawOf(filter, lengthFrom(query) ?? usualLength, { first: firstFrom(query) }),
  )
  const seed = firstReply[paperSeed]
  if (drawn === undefined || typeof seed !== 'string') return null
  const questions = groupBySubject(drawn.questions)
  const random = seededRandom(seed)
  const started = startSession({ id: 'preview', kind: 'practice', filter, questions, at: Date.now(), random })
  return (
    started && (
      <PreviewFrame isFullScreen>
        <QuizView session={started} />
      </PreviewFrame>
    )
  )
}

/** The replies that the components ask for themselves. */
function clientWith(firstReply: FirstReply): QueryClient {
  const client = new QueryClient()
  const fill = <C extends Call>(call: C, args: ArgumentsOf<C> & object) => {
    const reply = replyIn(firstReply, call, args)
    if (reply !== undefined) client.setQueryData(keyOf(call, args), reply)
  }
  fill(listTopics, everyTopic)
  fill(getSettings, {})
  fill(getSite, {})
  return client
}

function replyIn<C extends Call>(firstReply: FirstReply, call: C, args: ArgumentsOf<C> & object) {
  const reply = firstReply[replyName(call, args)]
  return isReplyOf(call, reply) ? reply : undefined
}

/** The server has just checked every reply in the page against the schema of its call. */
function isReplyOf<C extends Call>(_call: C, reply: unknown): reply is ReplyOf<C> {
  return reply !== undefined
}
