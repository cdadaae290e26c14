import { loginForm } from '@sabi/shared/accounts/forms'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { CallRunner, type Gatekeeper } from '../calls/call-runner.ts'
import { mountForms } from './forms.ts'
import { CallAllowance } from '../limits/call-allowance.ts'
import { Gate } from '../limits/gate.ts'
import { createHttpServer } from '../http/http.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../calls/serve.ts'
import { Shell } from './shell.ts'

const server = useTestServer()
const busy = 'The server is busy. Please try again in a moment.'
const typed = { email: 'amina@example.org', password: 'a secret that nobody may see' }

interface Setting {
  gate: Gate
  /** The handler of the call. */
  run: () => Promise<never>
}

/** Posts the form of the login page to a server with this gate. */
async function post({ gate, run }: Setting) {
  const { settings, database } = server.platform
  const shell = new Shell(inject('webRoot'), server.platform)
  const app = await createHttpServer(settings, { inline: shell, capacity: { connections: 10, pages: 10 } })
  onTestFinished(() => app.close())
  const gatekeeper: Gatekeeper = {
    needsSecondFactor: false,
    identify: async () => null,
    isInClass: async () => true,
    noteReach: async () => undefined,
    noteLook: async () => undefined,
    withReads: (_, __, read) => read(database),
    context: () => ({
      network: '',
      networkMark: () => null,
      userAgent: '',
      cookies: { turn: null, names: () => [], get: () => undefined, set: () => undefined, clear: () => undefined },
    }),
  }
  const runner = new CallRunner({ gatekeeper, gate, allowance: new CallAllowance({ isNewcomer: () => false }) })
  const routes = [serve(loginForm.call, run)]
  await mountForms(app, { forms: [loginForm], routes, runner, shell, gate })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams(typed) })
  return { status: reply.status, retryAfter: Number(reply.headers.get('Retry-After')), text: await reply.text() }
}

const fails = async () => Promise.reject(new Error('Something of ours is broken'))

/** A gate at which the event loop is so late that these are turned away: calls from 800 ms on, pages from 200 ms on. */
const gateAtLateness = (ms: number) => new Gate({ places: 1, lateness: () => 2 * ms, random: () => 0.99 })

test('tells a form when to come back, and gives back what was typed but the password', async () => {
  const gate = new Gate({ places: 1 })
  const refused = async () => Promise.reject(new Refusal(503, busy, { retryAfterSeconds: 4 }))
  const { status, retryAfter, text } = await post({ gate, run: refused })
  expect([status, retryAfter]).toEqual([503, 4])
  expect(text).toContain(`"errors":[{"message":"${busy}"}],"values":{"email":"amina@example.org"}`)
  expect(text).not.toContain(typed.password)
})

test('draws no page for a form while pages would keep answers waiting: it says in words what happened', async () => {
  const { status, retryAfter, text } = await post({ gate: gateAtLateness(800), run: fails })
  expect(status).toBe(503)
  expect(retryAfter).toBeGreaterThan(0)
  expect(text).toContain(`<p>${busy} Go back to the form: what you typed is still there.</p>`)
  expect(text).not.toContain('"errors"')
})

test('says that a fault is ours, and no more', async () => {
  const { status, text } = await post({ gate: new Gate({ places: 1 }), run: fails })
  expect(status).toBe(500)
  expect(text).toContain('"message":"Server error. Please try again later."')
  expect(text).not.toContain('broken')
})
