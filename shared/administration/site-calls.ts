import * as z from 'zod/mini'
import { Email, LinkToken, Name, NewPassword, User } from '../accounts/account.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { ExamDates } from '../practice/exam-calendar.ts'

/** A single line, because it appears in titles and in the sender of mails. */
const SiteName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

/** An administrator's choices for this site. */
const SiteChoices = z.object({ name: SiteName, supportEmail: z.nullable(Email) })

/** How this site and its students reach each other: what a page knows of it that the server drew. */
export const SiteContact = z.object({
  /** The support address; null if none is set. */
  supportEmail: z.nullable(z.string()),
  /** True if this site can send mail, so that links can be requested. */
  canMail: z.boolean(),
})
export type SiteContact = z.infer<typeof SiteContact>

/** Under this name a page finds it. */
export const siteContact = 'site'

export const Site = z.extend(SiteContact, {
  name: z.string(),
  areSettingsEnabled: z.boolean(),
  /** The days of exams that an administrator knows. A reply kept from before has none. */
  examDates: z._default(z.array(ExamDates), []),
})
export type Site = z.infer<typeof Site>

export const getSite = call({
  method: 'GET',
  path: '/api/site',
  access: 'visitor',
  summary: "The site's name and support address",
  reply: success({ data: Site }),
})

export const changeSite = call({
  method: 'PUT',
  path: '/api/admin/site',
  access: 'admin',
  summary: 'Changes the name of the site and its support address',
  body: SiteChoices,
  reply: success({ data: Site }),
})

export const setUpSite = call({
  method: 'POST',
  path: '/api/setup',
  access: 'visitor',
  entrance: 'passwords',
  summary: 'Creates the first administrator by the one-time link that the server printed, and signs in',
  body: z.object({
    token: LinkToken,
    name: Name,
    email: Email,
    password: NewPassword,
    site: SiteChoices,
  }),
  reply: success({ user: User }),
  status: 201,
})

export const sendTestMail = call({
  method: 'POST',
  path: '/api/admin/test-mail',
  access: 'admin',
  entrance: 'others',
  limits: { inTenMinutes: { times: 5, per: 'ten minutes', of: 'account' } },
  summary: 'Sends a test mail to the caller at once and returns what the mail server answered',
  reply: success({ message: z.string() }),
})
