import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'

/**
 * Asked before a phone offers the answers of an earlier account to the one that has its address now: while the earlier one
 * exists they are nobody else's. Ids are random, so that the reply tells nothing to who guesses.
 */
export const isAccountGone = call({
  method: 'GET',
  path: '/api/account/earlier/:id',
  access: 'student',
  summary: 'Whether the account with this id is gone, for example after restoring a backup older than the account',
  params: z.object({ id: z.uuid() }),
  reply: success({ isGone: z.boolean() }),
})
