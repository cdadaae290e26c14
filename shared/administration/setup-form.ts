import { checkRegistration } from '../accounts/account-fields.ts'
import { textOf, type PageForm } from '../contract/page-form.ts'
import { setUpSite } from './site-calls.ts'
import { checkSite, siteChoices } from './site-choices.ts'

const forbidden = 403

export const setupForm = {
  page: '/setup',
  call: setUpSite,
  kept: ['name', 'email', 'site.name', 'site.supportEmail'],
  check: (fields) => [...checkRegistration(fields), ...checkSite(fields, 'site.')],
  bodyOf: (fields, query) => ({
    token: textOf(query, 'token'),
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    password: textOf(fields, 'password'),
    site: siteChoices(fields, 'site.'),
  }),
  // The link is used, expired or invalid.
  outcomeOf: ({ status }) => (status === forbidden ? 'refused' : undefined),
  follow: () => ({ outcome: 'done', values: {} }),
} satisfies PageForm<typeof setUpSite>
