import { SubjectId } from '@sabi/shared/content/question'
import { readTrialAddress } from '@sabi/shared/trial/address'
import { drawOfDay, type Trial } from '@sabi/shared/trial/trial'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Gatekeeper } from '../platform/calls/call-runner.ts'
import type { Database } from '../database/database.ts'
import type { Gate } from '../platform/limits/gate.ts'
import { networkOf } from '../platform/http/network.ts'
import { PageAllowance } from '../platform/pages/page-allowance.ts'
import { searchOf, sendOwnPage, sendPage } from '../platform/pages/pages.ts'
import { notFoundPath, type Shell } from '../platform/pages/shell.ts'
import type { Trials, WantedTrial } from './trials.ts'

const page = '/try/:subject'
const Params = z.object({ subject: SubjectId })

interface TrialPagesOptions {
  database: Database
  shell: Shell
  gate: Gate
  trials: Trials
  gatekeeper: Pick<Gatekeeper, 'identify'>
}

/** The data that a page is rendered with. */
interface TrialReply {
  trial: Trial
  isSignedIn?: true
}

/**
 * Serves trials as pages that need only forms: the address says all that a visitor has answered, and nothing of it is kept.
 * What a page holds beside that is the same for everybody who tries these questions, apart from whether somebody is signed in.
 */
export class TrialPages {
  readonly #options: TrialPagesOptions
  readonly #allowance = new PageAllowance()

  constructor(options: TrialPagesOptions) {
    this.#options = options
  }

  /** Answers the addresses of trials with pages. */
  mount(app: FastifyInstance): void {
    const { shell } = this.#options
    app.get(page, async (request, reply) => {
      if (new URLSearchParams(searchOf(request)).has('draw')) this.#allowance.take(networkOf(request.ip))
      try {
        const known = await this.#find(request)
        if (known === null) return await sendPage(request, reply.code(404), shell.page(notFoundPath))
        return await sendTrial(request, reply, { known, shell })
      } catch (error) {
        // The app asks for the questions itself, and says so where that fails too.
        request.log.error({ id: request.id, err: error }, 'a trial could not be drawn')
        return sendPage(request, reply, shell.page(page))
      }
    })
  }

  /** What the page at this address is drawn with after a form was posted to it; nothing where it is no trial. */
  async firstReply(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
    return { ...(request.routeOptions.url === page ? await this.#find(request) : null) }
  }

  async #find(request: FastifyRequest): Promise<TrialReply | null> {
    const { database, gate, trials, gatekeeper } = this.#options
    const wanted = wantedBy(request)
    if (wanted === null) return null
    return gate.run('reads', { signal: request.signal }, async () => {
      const [trial, viewer] = await Promise.all([
        trials.find(database, wanted),
        // While nobody can say who asks, the page is that of a visitor.
        gatekeeper.identify(request).catch(() => null),
      ])
      if (trial === null) return null
      return viewer === null ? { trial } : { trial, isSignedIn: true }
    })
  }
}

async function sendTrial(
  request: FastifyRequest,
  reply: FastifyReply,
  { known, shell }: { known: TrialReply; shell: Shell },
): Promise<FastifyReply> {
  const { trial, isSignedIn } = known
  const { links } = shell.page(page)
  const search = searchOf(request)
  const path = `/try/${trial.subject}`
  const asked = { path, search, firstReply: { ...known } }
  // Only the first page of each subject is for search engines: all others are somebody's answers, or the same in other words.
  if (search !== '') reply.header('X-Robots-Tag', 'noindex')
  if (search === topicQuery(trial) && isSignedIn === undefined) {
    const key = `${path}?${search} ${trial.draw} ${trial.mark}`
    return sendPage(request, reply, { ...(await shell.drawn(page, { key, ...asked })), links })
  }
  await sendOwnPage(request, reply, { html: await shell.draw(page, asked), links })
  return reply
}

/** The query of a page without answers, the same for everyone on this day. */
function topicQuery({ topic }: Trial): string {
  return topic === null ? '' : new URLSearchParams({ topic: topic.id }).toString()
}

function wantedBy(request: FastifyRequest): WantedTrial | null {
  const { data } = Params.safeParse(request.params)
  if (data === undefined) return null
  const { topicId, draw } = readTrialAddress(new URLSearchParams(searchOf(request)))
  return { ...data, topicId, draw: draw ?? drawOfDay(new Date()) }
}
