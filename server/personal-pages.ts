import { randomUUID } from 'node:crypto'
import type { User } from '@sabi/shared/accounts/account'
import { session } from '@sabi/shared/accounts/calls'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import type { ArgumentsOf, Call } from '@sabi/shared/contract/call'
import { firstReplyElement, paperSeed, replyName } from '@sabi/shared/contract/first-reply'
import { personalPages, type PersonalPage } from '@sabi/shared/contract/pages'
import { lagosOffset } from '@sabi/shared/contract/parameters'
import {
  drawOf,
  filterFrom,
  firstFrom,
  lengthFrom,
  questionsOfSavers,
  startsByItself,
  usualLength,
} from '@sabi/shared/practice/link'
import { getExamStatistics, getStreak } from '@sabi/shared/progress/calls'
import { countQuestions, everyTopic, listQuestions, listTopics } from '@sabi/shared/subjects/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { turnOf } from './accounts/sign-in/gatekeeper.ts'
import { hasSessionCookie } from './accounts/sign-in/sessions.ts'
import type { CallRunner } from './platform/calls/call-runner.ts'
import { networkOf } from './platform/http/network.ts'
import { PageAllowance } from './platform/pages/page-allowance.ts'
import { searchOf, sendOwnPage, sendPage } from './platform/pages/pages.ts'
import { Refusal } from './platform/http/refusal.ts'
import type { Route } from './platform/calls/serve.ts'
import type { Shell } from './platform/pages/shell.ts'
import { waitAtMost } from './platform/wait-at-most.ts'

/** A call that the app makes as soon as it opens the page. */
interface PageRead {
  call: Call
  args: Partial<Record<'params' | 'query', object>>
}

/** By their names in the page. */
type Replies = Readonly<Record<string, unknown>>

interface Opening {
  user: User
  /** The query of the page. */
  query: URLSearchParams
  /** The phone asks for as little as can be: it draws as many questions as it will use. */
  savesData: boolean
}

/** How long a page waits for its data. After that the app asks for them itself. */
const patienceMs = 800
/** Phones in Nigeria. The app on a phone elsewhere finds no reply for its own time zone, and asks. */
const byClock = { tzOffset: lagosOffset }

/** The calls that each page shows first, in addition to the session. */
const readsByPage: Readonly<Record<PersonalPage, (opening: Opening) => PageRead[]>> = {
  '/dashboard': ({ user }) => [
    read(getExamStatistics, { query: byClock }),
    read(getStreak, { params: { userId: user.id }, query: byClock }),
    read(countQuestions, { query: {} }),
    read(listTopics, everyTopic),
    // They say which exam the student is counting down to, and when it is.
    read(getSettings, {}),
    read(getSite, {}),
  ],
  '/practice': ({ query, savesData }) => {
    const filter = filterFrom(query)
    if (!startsByItself(query)) return [read(countQuestions, { query: filter })]
    const length = lengthFrom(query) ?? usualLength
    return savesData && length > questionsOfSavers
      ? []
      : [read(listQuestions, drawOf(filter, length, { first: firstFrom(query) }))]
  },
}

interface PersonalPagesOptions {
  shell: Shell
  routes: readonly Route[]
  runner: CallRunner
}

/**
 * Serves the app's shell with the data that it shows first, for a student who is signed in, and with a preview: HTML of what
 * the app will show, to read and to answer before its scripts are there. The data come from the calls that the app would make,
 * by the same way in. Everyone else gets the shell that is the same for everybody.
 */
export function mountPersonalPages(app: FastifyInstance, { shell, ...parts }: PersonalPagesOptions): void {
  const reads = new PageReads(parts)
  for (const page of personalPages)
    app.get(page, async (request, reply) => {
      reply.header('Vary', 'Cookie')
      const plain = shell.page(page)
      const replies = await reads.make(page, request, reply)
      if (replies === null) return sendPage(request, reply, plain)
      const firstReply = page === '/practice' ? { ...replies, [paperSeed]: randomUUID() } : replies
      const preview = await shell.preview(page, { search: searchOf(request), firstReply }).catch((error: unknown) => {
        request.log.error({ id: request.id, err: error }, 'a page came without its preview')
        return null
      })
      const data = firstReplyElement(preview === null ? replies : firstReply)
      // What a student typed comes in last, so that nothing in it is taken for a placeholder.
      const html = (preview ?? plain.html).replace('</body>', () => `${data}</body>`)
      // A preview has its styles in it, and names its scripts after it.
      return sendOwnPage(request, reply, { html, links: preview === null ? plain.links : '' })
    })
}

class PageReads {
  readonly #routeByCall: ReadonlyMap<Call, Route>
  readonly #runner: CallRunner
  readonly #allowance = new PageAllowance()

  constructor({ routes, runner }: Pick<PersonalPagesOptions, 'routes' | 'runner'>) {
    this.#routeByCall = new Map(routes.map((route) => [route.call, route]))
    this.#runner = runner
  }

  /** Returns the replies by their names; null for a visitor, for a learner whom a PIN hides, and where any of them can't be had soon. */
  async make(page: PersonalPage, request: FastifyRequest, reply: FastifyReply): Promise<Replies | null> {
    if (!hasSessionCookie(request.cookies) || turnOf(request)?.isHidden) return null
    let replies: Replies | null = null
    const work = async () => {
      const found = await this.#findAll(page, request, reply)
      replies = found
    }
    await waitAtMost(
      patienceMs,
      work().catch((error: unknown) => {
        if (!(error instanceof Refusal))
          request.log.error({ id: request.id, err: error }, 'a page came without its data')
      }),
    )
    return replies
  }

  async #findAll(page: PersonalPage, request: FastifyRequest, reply: FastifyReply): Promise<Replies | null> {
    this.#allowance.take(networkOf(request.ip))
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)])
    const make = async ({ call, args }: PageRead) => {
      const route = this.#routeByCall.get(call)
      if (route === undefined) throw new Error(`Nothing answers ${call.path}`)
      const result = await this.#runner.runForPage(route, { request, reply, args, signal })
      return { name: replyName(call, args), reply: this.#runner.replyOf(call, result) }
    }
    const opened = await make(read(session, {}))
    const { user } = session.reply.parse(opened.reply)
    if (user === null) return null
    const savesData = request.headers['save-data'] === 'on'
    const reads = readsByPage[page]({ user, query: new URLSearchParams(searchOf(request)), savesData })
    const made = await Promise.all(reads.map(make))
    return Object.fromEntries([opened, ...made].map((entry) => [entry.name, entry.reply]))
  }
}

function read<C extends Call>(call: C, args: ArgumentsOf<C> & PageRead['args']): PageRead {
  return { call, args }
}
