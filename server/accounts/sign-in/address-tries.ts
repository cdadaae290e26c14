import { wrongAccountCountsOnceSeconds, wrongAccountsOfAddress } from '@sabi/shared/accounts/sign-in-limits'
import type { Platform } from '../../platform/platform.ts'
import { EmailsOfAddress } from '../../platform/limits/emails-of-address.ts'

/**
 * Stops an address that tries passwords on many accounts. It counts accounts that were tried in vain, not tries: a school that
 * mistypes gets in afterwards, and what its students got wrong counts no more.
 */
export function openAddressTries(platform: Pick<Platform, 'pool'>): EmailsOfAddress {
  return new EmailsOfAddress(platform, {
    name: 'wrong-accounts',
    windows: wrongAccountsOfAddress.map(({ seconds, accounts }) => ({ seconds, emails: accounts })),
    onceSeconds: wrongAccountCountsOnceSeconds,
    message:
      'Too many sign-in attempts from your network. Sign in on a device that you have used before, or try later.',
  })
}
