import { expect, test } from 'vitest'
import { listRecordings, replySchemaOf, type RecordedRequest, type Recording } from '../testing/recorded-client.ts'
import { tokenOf, useTestServer, type Answer } from '../testing/test-server.ts'

const server = useTestServer()
const recordings = listRecordings()

test('there is a recording to play', () => {
  expect(recordings.length).toBeGreaterThan(0)
  for (const [, { requests }] of recordings)
    expect(new Set(requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).size).toBeGreaterThan(20)
})

test.each(recordings)(
  'an app of %s gets the replies that it understands, and its answers are saved',
  async (_, recording) => {
    const faults: string[] = []
    let token = ''
    let userId = recording.userId
    for (const request of recording.requests) {
      const reply = await play({ ...request, path: request.path.replaceAll(recording.userId, userId) }, token)
      token = tokenOf(reply) || token
      if (request.path === '/api/auth/register') userId = String(Object(reply.body['user']).id)
      const called = `${request.method} ${request.path}`
      if (reply.status !== request.status) faults.push(`${called}: ${reply.status} ${JSON.stringify(reply.body)}`)
      else faults.push(...misunderstood(recording, request, reply).map((fault) => `${called}: ${fault}`))
      if (request.path === '/api/sync/answers') expect(reply.body).toMatchObject({ rejected: [] })
    }
    expect(faults).toEqual([])

    async function play({ method, path, contractVersion, body }: RecordedRequest, bearer: string): Promise<Answer> {
      const headers = {
        ...(contractVersion === null ? {} : { 'X-Contract-Version': contractVersion }),
        ...(bearer === '' ? {} : { Authorization: `Bearer ${bearer}` }),
      }
      const sent =
        body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll(recording.userId, userId))
      return server.send(path, { method, headers, ...(sent === undefined ? {} : { body: sent }) })
    }
  },
)

/** The parts of a reply, or of its events, that that app would not understand. */
function misunderstood(recording: Recording, request: RecordedRequest, { headers, body }: Answer): string[] {
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const schema = replySchemaOf(recording, request, isStream ? 'text/event-stream' : 'application/json')
  if (schema === null) return ['no such call was known']
  const said = isStream
    ? [...String(body['text']).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
    : [body]
  return said.flatMap((part) => schema.safeParse(part).error?.message ?? [])
}
