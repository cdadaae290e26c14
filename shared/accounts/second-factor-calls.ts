import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { Password, SecondFactorCode } from './account.ts'

export const beginSecondFactor = call({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'admin',
  entrance: 'passwords',
  isForSecondFactor: true,
  summary: 'Creates a secret for an authenticator app; it takes effect once a code from it is confirmed',
  body: z.object({ password: Password }),
  reply: success({
    /** For typing by hand, in base 32. */
    secret: z.string(),
    /** An otpauth: address. */
    uri: z.string(),
    /** The address as a QR code: an SVG in a data: address. */
    qrCode: z.string(),
  }),
})

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'admin',
  isForSecondFactor: true,
  summary: 'Turns the second factor on with a first code, and returns the recovery codes, once',
  body: z.object({ code: SecondFactorCode }),
  reply: success({ recoveryCodes: z.array(z.string()) }),
})

export const removeSecondFactor = call({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  access: 'admin',
  entrance: 'passwords',
  isForSecondFactor: true,
  summary: 'Turns the second factor off',
  body: z.object({ password: Password, code: SecondFactorCode }),
  reply: success({}),
})
