import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'

/** A device on which the account is signed in. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  /** Browser and system in words: 'Chrome on Android'. */
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Ends with the browser, at the latest after 12 hours. */
  isShared: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const listDevices = call({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'student',
  summary: 'The signed-in devices, most recently used first',
  reply: success({ data: z.array(SignedInDevice) }),
})

export const signOutDevice = call({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'student',
  summary: "Signs out one of the caller's devices",
  params: z.object({ id: z.uuid() }),
  reply: success({}),
})

export const signOutOtherDevices = call({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'student',
  summary: "Signs out all of the caller's other devices",
  reply: success({ ended: z.int() }),
})
