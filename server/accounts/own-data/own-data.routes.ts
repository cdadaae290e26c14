import { isAccountGone } from '@sabi/shared/accounts/earlier-account-call'
import { deleteMyAccount, exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { FileStream } from '../../platform/http/file-stream.ts'
import { hasAccount } from './own-data.queries.ts'
import { limitOfCall } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type Route } from '../../platform/calls/serve.ts'
import { transact } from '../../database/transact.ts'
import { exportData } from './data-export.ts'
import { ExportPlaces } from './export-places.ts'
import { deleteAccount } from './own-data.ts'
import { PasswordChecks } from '../passwords/password-checks.ts'
import { clearAllCookies } from '../sign-in/sessions.ts'

const crowdedText = 'Other students are downloading their data right now. Please try again in a minute.'

/** The rights to take one's data along, and to leave no trace. */
export function ownDataRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const checks = new PasswordChecks(platform)
  const places = new ExportPlaces()
  const exports = limitOfCall(pool, exportMyData.limits.anHour, {
    name: 'exports',
    isOfAccounts: true,
    message: "You've downloaded your data several times already. Please try again in an hour.",
  })

  return [
    serve(exportMyData, async (_, { viewer: { user }, network }) => {
      const place = places.take({ userId: user.id, network })
      if (place === null) throw new Refusal(503, crowdedText, { retryAfterSeconds: 10 })
      const { signal, noteTaken, leave } = place
      try {
        await exports.count(user.id)
        const file = await exportData(database, user.id)
        if (file === null) throw new Refusal(401, 'Please sign in first.')
        return new FileStream({ ...file, chunks: counted(file.chunks, noteTaken), signal, onClose: leave })
      } catch (error) {
        leave()
        throw error
      }
    }),

    serve(isAccountGone, async ({ params: { id } }) => ({ isGone: !(await hasAccount(database, id)) })),

    serve(deleteMyAccount, async ({ body: { password } }, context) => {
      await checks.demand(context, password)
      const { id } = context.viewer.user
      const outcome = await transact(database, (transaction) => deleteAccount(transaction, id))
      if (outcome === 'last administrator')
        throw new Refusal(409, 'You are the last administrator. Make someone else an administrator first.')
      clearAllCookies(context.cookies, context.viewer)
      return {}
    }),
  ]
}

/** Chunks are asked for as fast as the caller reads them. */
async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  noteTaken: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk
    noteTaken(chunk.length)
  }
}
