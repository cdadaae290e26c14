import { SubjectId } from '@sabi/shared/content/question'
import { readTrialAddress } from '@sabi/shared/trial/address'
import { drawOfDay, type Trial } from '@sabi/shared/trial/trial'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Gate } from '../platform/limits/gate.ts'
import { networkOf } from '../platform/http/network.ts'
import { PageAllowance } from '../platform/pages/page-allowance.ts'
import { sendOwnPage, sendPage } from '../platform/pages/pages.ts'
import { notFoundPath, type Shell } from '../platform/pages/shell.ts'
import type { Trials, WantedTrial } from './trials.ts'

const page = '/try/:subject'

interface TrialPagesOptions {
  database: Database
  shell: Shell
  gate: Gate
  trials: Trials
}

/**
 * Serves trials as pages that need only forms: the address contains all answers of the visitor, and none are stored.
 * Everything else on a page is the same for everyone who tries these questions.
 */
export function mountTrialPages(app: FastifyInstance, { database, shell, gate, trials }: TrialPagesOptions): void {
  const allowance = new PageAllowance()
  const { links } = shell.page(page)
  app.get(page, async (request: FastifyRequest<{ Params: { subject: string } }>, reply) => {
    const query = new URLSearchParams(queryOf(request))
    const wanted = wantedBy(request.params.subject, query)
    if (wanted === null) return sendNotFound(request, reply, shell)
    if (query.has('draw')) allowance.take(networkOf(request.ip))
    try {
      const trial = await gate.run('reads', { signal: request.signal }, () => trials.find(database, wanted))
      if (trial === null) return await sendNotFound(request, reply, shell)
      return await sendTrial(request, reply, { trial, shell, links })
    } catch (error) {
      // The app asks for the questions itself, and says so where that fails too.
      request.log.error({ id: request.id, err: error }, 'could not render a trial')
      return sendPage(request, reply, shell.page(page))
    }
  })
}

async function sendTrial(
  request: FastifyRequest,
  reply: FastifyReply,
  { trial, shell, links }: { trial: Trial; shell: Shell; links: string },
): Promise<FastifyReply> {
  const search = queryOf(request)
  const path = `/try/${trial.subject}`
  // Search engines get only the first page of each subject: all others contain someone's answers, or the same content
  // again.
  if (search !== '') reply.header('X-Robots-Tag', 'noindex')
  if (search === topicQuery(trial)) {
    const key = `${path}?${search} ${trial.draw} ${trial.mark}`
    return sendPage(request, reply, {
      ...(await shell.drawn(page, { key, path, search, firstReply: { trial } })),
      links,
    })
  }
  await sendOwnPage(request, reply, { html: await shell.draw(page, { path, search, firstReply: { trial } }), links })
  return reply
}

/** The query of a page without answers, the same for everyone on this day. */
function topicQuery({ topic }: Trial): string {
  return topic === null ? '' : new URLSearchParams({ topic: topic.id }).toString()
}

function wantedBy(subject: string, query: URLSearchParams): WantedTrial | null {
  const known = SubjectId.safeParse(subject)
  if (!known.success) return null
  const { topicId, draw } = readTrialAddress(query)
  return { subject: known.data, topicId, draw: draw ?? drawOfDay(new Date()) }
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, shell: Shell): Promise<FastifyReply> {
  return sendPage(request, reply.code(404), shell.page(notFoundPath))
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?').slice(1).join('?')
}
