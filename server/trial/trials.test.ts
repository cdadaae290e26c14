import { blueprintOf } from '@sabi/content/blueprint'
import { expect, test } from 'vitest'
import { connect } from '../database/database.ts'
import { useTestServer } from '../testing/test-server.ts'
import { Trials } from './trials.ts'

const server = useTestServer()

const ofPhysics = { subject: 'physics', topicId: null, draw: '2026-11-23' } as const

test('draws by the blueprint of the subject: no unit has more than its share of the ten, rounded up', async () => {
  const trial = await new Trials().find(server.connection.database, ofPhysics)
  const units = trial?.questions.map(({ question }) => Number(question.topicId.replace('phy-', ''))) ?? []
  expect(units).toHaveLength(5)
  const { units: shares } = blueprintOf('physics', 'ALL')
  for (const unit of units)
    expect(units.filter((one) => one === unit).length).toBeLessThanOrEqual(Math.ceil(5 * (shares[unit] ?? 0)))
})

test('two processes draw the same questions in the same order', async () => {
  const [one, other] = [new Trials(), new Trials()]
  const { database } = server.connection
  expect(await one.find(database, ofPhysics)).toEqual(await other.find(database, ofPhysics))
})

test('gives what was last drawn while the database is unreachable, and rejects where it knows nothing', async () => {
  const trials = new Trials()
  const known = await trials.find(server.connection.database, ofPhysics)
  const away = connect('postgres://nobody@127.0.0.1:1/nowhere', { onError: () => undefined, max: 1 }).database
  expect(await trials.find(away, ofPhysics)).toEqual(known)
  await expect(trials.find(away, { ...ofPhysics, draw: '2026-11-24' })).rejects.toThrow()
  await away.destroy()
})
