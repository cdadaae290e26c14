import { TOTP } from 'otpauth'

const stepMs = 30_000

/** The code that an authenticator app with this secret shows so many steps from now. */
export function codeOfApp(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * stepMs })
}
