import { firstName } from '@sabi/shared/accounts/account'
import type { Page } from '@sabi/shared/contract/pages'
import type { Database } from '../database/database.ts'
import type { Letter, Letters, Mail } from '../mail/letter.ts'
import type { Platform } from '../platform/platform.ts'
import { linkTo, siteAddress } from '../platform/pages/site-address.ts'
import { insertLinkToken, type LinkGrant } from './passwords/account-tokens.queries.ts'
import { claimResetMail } from '../mail/mails-of-accounts.queries.ts'
import { findOwner, isEmailTaken, type AccountOwner } from './passwords/recovery.queries.ts'
import { SpellingLimit } from './spellings.ts'

/** The mails that accounts send. Each makes its link when it is written, so that nothing before that holds one. */
export function accountLetters(platform: Platform): Letters {
  const { database, settings } = platform
  const spellings = new SpellingLimit(platform)
  const newLink = async (page: Page, grant: LinkGrant) => linkTo(settings, page, await insertLinkToken(database, grant))
  const addressOf = (page: Page) => siteAddress(settings) + page

  return {
    'reset-password': async ({ id, site }) => {
      const owner = await claimResetMail(database, id)
      if (owner === null || !(owner.isVerified || (await spellings.allows(owner.email)))) return null
      const grant = { kind: 'reset-password', userId: owner.id, email: owner.email } as const
      return resetPassword(owner, { site, address: await newLink('/reset-password', grant) })
    },

    'verify-email': async (mail) => {
      const owner = await ownerOf(database, mail)
      if (owner === null || owner.isVerified || owner.email !== mail.address) return null
      if (!(await spellings.allows(mail.address))) return null
      const grant = { kind: 'verify-email', userId: owner.id, email: owner.email } as const
      return verifyEmail(owner, { site: mail.site, address: await newLink('/verify-email', grant) })
    },

    'change-email': async (mail) => {
      const owner = await ownerOf(database, mail)
      if (owner === null || owner.email === mail.address || !(await spellings.allows(mail.address))) return null
      // Only who reads mail at this address may learn that it has an account.
      if (await isEmailTaken(database, mail.address))
        return emailTaken({ site: mail.site, address: addressOf('/login') })
      const grant = { kind: 'change-email', userId: owner.id, email: mail.address } as const
      return changeEmail(owner, { site: mail.site, address: await newLink('/verify-email', grant) })
    },

    'password-changed': async (mail) => {
      const owner = await ownerOf(database, mail)
      return owner && passwordChanged(owner, { site: mail.site, address: addressOf('/forgot-password') })
    },

    'email-changed': async (mail) => {
      const owner = await ownerOf(database, mail)
      return owner && emailChanged(owner, mail.site)
    },
  }
}

interface Place {
  site: Mail['site']
  /** The target of the button. */
  address: string
}

async function ownerOf(database: Database, { userId }: Mail): Promise<AccountOwner | null> {
  return userId === null ? null : findOwner(database, userId)
}

function resetPassword(owner: AccountOwner, { site, address }: Place): Letter {
  return {
    subject: `Choose a new password for ${site.name}`,
    paragraphs: [
      `${hello(owner)} You asked for a new password. Tap the button to choose one.`,
      'The link works once, for 1 hour.',
      'If you did not ask for this, you can ignore this email. Your password stays the same.',
    ],
    link: { label: 'Choose a new password', address },
  }
}

function verifyEmail(owner: AccountOwner, { site, address }: Place): Letter {
  return {
    subject: `Confirm your email for ${site.name}`,
    paragraphs: [
      `${hello(owner)} Welcome to ${site.name}. Tap the button to confirm your email.`,
      'The link works once, for 24 hours.',
      'If you did not open an account, you can ignore this email.',
    ],
    link: { label: 'Confirm my email', address },
  }
}

function changeEmail(owner: AccountOwner, { site, address }: Place): Letter {
  return {
    subject: `Confirm your new email for ${site.name}`,
    paragraphs: [
      `${hello(owner)} Tap the button to use this email for ${site.name}.`,
      'The link works once, for 24 hours. Your old email stays until you open it.',
      'If you did not ask for this, you can ignore this email.',
    ],
    link: { label: 'Use this email', address },
  }
}

function emailTaken({ site, address }: Place): Letter {
  return {
    subject: `You already have an account at ${site.name}`,
    paragraphs: [
      'Hello. Someone tried to open another account with this email. Nothing has changed.',
      'If this was you, sign in with this email.',
      'If this was not you, you can ignore this email.',
    ],
    link: { label: 'Sign in', address },
  }
}

function passwordChanged(owner: AccountOwner, { site, address }: Place): Letter {
  return {
    subject: `Your password for ${site.name} was changed`,
    paragraphs: [
      `${hello(owner)} Your password was changed. All your other devices are signed out.`,
      `If this was not you, choose a new password at once.${orWriteTo(site)}`,
    ],
    link: { label: 'Choose a new password', address },
  }
}

function emailChanged(owner: AccountOwner, site: Mail['site']): Letter {
  return {
    subject: `Your email for ${site.name} was changed`,
    paragraphs: [
      `${hello(owner)} Your account at ${site.name} now uses another email. This one no longer signs you in.`,
      `If this was not you, tell the people who run the site at once.${orWriteTo(site)}`,
    ],
  }
}

/**
 * Greets by first name, but only by one that looks like a name: anyone can register someone else's e-mail under a name
 * that mail programs would turn into a link.
 */
function hello(owner: AccountOwner): string {
  const name = owner.name.trim() === '' ? '' : firstName(owner)
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(name) ? `Hello ${name}.` : 'Hello.'
}

function orWriteTo({ supportEmail }: Mail['site']): string {
  return supportEmail === null ? '' : ` You can also write to ${supportEmail}.`
}
