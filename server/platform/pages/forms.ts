import { randomUUID } from 'node:crypto'
import { fieldNamedBy, postedForm, withWait, type PageForm, type PostedForm } from '@sabi/shared/contract/page-form'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallRunner } from '../calls/call-runner.ts'
import type { Gate } from '../limits/gate.ts'
import { explainError } from '../http/http.ts'
import { bodyLimitOf } from '../calls/mount.ts'
import { hideAddress, searchOf, sendOwnPage } from './pages.ts'
import { Refusal } from '../http/refusal.ts'
import { wordsPage } from '../http/words-page.ts'
import type { Route } from '../calls/serve.ts'
import type { Shell } from './shell.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a form that is posted without a script: it makes a call. */
    isForm?: boolean
  }
}

const badRequest = 400
const tooMany = 429

interface FormsOptions {
  forms: readonly PageForm[]
  routes: readonly Route[]
  runner: CallRunner
  shell: Shell
  gate: Gate
  /** The first reply of a page with a form, beside the form's own. */
  firstReplyOf?: (request: FastifyRequest) => Promise<Readonly<Record<string, unknown>>>
}

interface Sent {
  form: PageForm
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Lets the forms of pages work without scripts. A form that is posted makes the call that the app would make, by the same way in, and is
 * answered with a page: the next one, or its own with what is wrong and what was typed.
 */
export async function mountForms(app: FastifyInstance, { forms, routes, ...parts }: FormsOptions): Promise<void> {
  const answers = new FormAnswers(parts)
  for (const form of forms) {
    const route = routes.find(({ call }) => call === form.call)
    if (route === undefined) throw new Error(`No handler for the form of ${form.page}`)
    await app.register(async (scope) => {
      takeFields(scope)
      scope.setErrorHandler<FastifyError>(async (error, request, reply) =>
        answers.refuse(error, { form, request, reply }),
      )
      scope.post(form.page, { bodyLimit: bodyLimitOf(form.call), config: { isForm: true } }, async (request, reply) =>
        answers.make(route, { form, request, reply }),
      )
    })
  }
}

/** Reads the fields of a form as browsers send them, and nothing else. */
function takeFields(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    // A line ends as it does where a script reads the field.
    done(null, new URLSearchParams(body.toString().replaceAll(/%0D%0A/gi, '%0A'))),
  )
  scope.addContentTypeParser('*', (_, __, done) => done(new Refusal(415, 'Please send this form from its own page.')))
}

class FormAnswers {
  readonly #runner: CallRunner
  readonly #shell: Shell
  readonly #gate: Gate
  readonly #firstReplyOf: NonNullable<FormsOptions['firstReplyOf']>

  constructor({ runner, shell, gate, firstReplyOf = async () => ({}) }: Omit<FormsOptions, 'forms' | 'routes'>) {
    this.#runner = runner
    this.#shell = shell
    this.#gate = gate
    this.#firstReplyOf = firstReplyOf
  }

  /** Makes the call of a form. What is refused is thrown. */
  async make(route: Route, sent: Sent): Promise<FastifyReply> {
    const { form, request, reply } = sent
    const [fields, query] = [fieldsOf(request), new URLSearchParams(searchOf(request))]
    // Runs after the body was read, because a refused form is shown again with its values.
    await this.#runner.admit(form.call, request, reply)
    const errors = form.check(fields)
    if (errors.length > 0) return this.#draw(sent, { status: badRequest, posted: { errors, values: keptOf(sent) } })
    const result = await this.#runner.run(route, { request, reply, body: form.bodyOf(fields, query, randomUUID) })
    const next = form.follow({ fields, query, reply: this.#runner.replyOf(form.call, result) })
    if (typeof next === 'string') return reply.header('Cache-Control', 'no-store').redirect(next, 303)
    return this.#draw(sent, { status: 200, posted: { errors: [], ...next } })
  }

  /** Answers with the page of the form, which says what is wrong and has in it what was typed. */
  async refuse(error: FastifyError | Refusal, sent: Sent): Promise<FastifyReply> {
    const { form, request, reply } = sent
    const { status, message, fields: faults, retryAfterSeconds } = explainError(error, request, reply)
    const refusal = { status, field: fieldNamedBy(faults) }
    const field = form.fieldOf === undefined ? refusal.field : form.fieldOf(refusal)
    const words = status === tooMany && retryAfterSeconds !== undefined ? withWait(message, retryAfterSeconds) : message
    const outcome = form.outcomeOf?.(refusal)
    const posted = { errors: [{ message: words, field }], values: keptOf(sent), outcome }
    return this.#draw(sent, { status, posted })
  }

  async #draw({ form: { page }, request, reply }: Sent, { status, posted }: { status: number; posted: PostedForm }) {
    reply.code(status)
    hideAddress(reply, page)
    const { links } = this.#shell.page(page)
    try {
      // A crowd that is turned away must not keep answers waiting.
      if (status >= badRequest) admitPage(this.#gate, reply)
      const path = request.url.split('?', 1)[0] ?? page
      const firstReply = { ...(await this.#firstReplyOf(request)), [postedForm]: posted }
      const html = await this.#shell.draw(page, { path, search: searchOf(request), firstReply })
      return await sendOwnPage(request, reply, { html, links })
    } catch (error) {
      if (!(error instanceof Refusal)) request.log.error({ id: request.id, err: error }, 'could not render a page')
      return sendOwnPage(request, reply, { html: plainPage(posted), links: '' })
    }
  }
}

/** The posted fields; none if they could not be read. */
function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function keptOf({ form: { kept }, request }: Sent): Record<string, string> {
  const fields = fieldsOf(request)
  return Object.fromEntries(kept.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])))
}

function admitPage(gate: Gate, reply: FastifyReply): void {
  gate.admitPage()
  gate.leavePageWith(reply.raw)
}

/** The reply if no page can be rendered: only the message. */
function plainPage({ errors: [error] }: PostedForm): string {
  const words = error === undefined ? 'Done.' : `${error.message} Go back to the form: what you typed is still there.`
  return wordsPage(words)
}
