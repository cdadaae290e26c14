import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { DownloadedFile } from '../contract/download.ts'
import { success } from '../contract/reply.ts'
import { Password } from './account.ts'

export const exportMyData = call({
  method: 'GET',
  path: '/api/account/export',
  access: 'student',
  // A copy of years of practice is much work.
  limits: { anHour: { times: 10, per: 'hour', of: 'account' } },
  weight: 600,
  summary: 'Everything stored about the account, as JSON and CSV in a zip file',
  reply: DownloadedFile,
  givesFile: true,
})

export const deleteMyAccount = call({
  method: 'POST',
  path: '/api/account/delete',
  access: 'student',
  entrance: 'passwords',
  summary: 'Deletes the account and everything that belongs to it, permanently',
  body: z.object({ password: Password }),
  reply: success({}),
})
