import { setupForm } from '@sabi/shared/administration/setup-form'
import { setUpSite } from '@sabi/shared/administration/site-calls'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { EmailField } from '../../accounts/EmailField.tsx'
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx'
import { useAccountForm } from '../../accounts/useAccountForm.ts'
import { Field } from '../../design/forms/Field.tsx'
import { siteName } from '../../design/site-name.ts'
import { request } from '../../platform/server/request.ts'
import { RequestError } from '../../platform/server/request-error.ts'
import { signInAs } from '../../platform/server/session.ts'
import { explainFailure } from '../failure.ts'
import { SiteFields } from './SiteFields.tsx'
import { administrationTexts } from '../texts.ts'

interface SetupFormProps {
  /** The page's query, with the token of the link. */
  query: URLSearchParams
  /** Called if the link is used, expired or invalid. */
  onRefused: () => void
  onDone: () => void
}

/** Creates the first administrator and names the site. */
export function SetupForm({ query, onRefused, onDone }: SetupFormProps) {
  const form = useAccountForm({
    check: setupForm.check,
    async send(fields) {
      const { user } = await request(setUpSite, { body: setupForm.bodyOf(fields, query) })
      signInAs(user, { isSharedDevice: false })
      onDone()
    },
    explain(error) {
      if (error instanceof RequestError && setupForm.outcomeOf(error) === 'refused') onRefused()
      return explainFailure(error)
    },
  })
  const { errorOf, posted } = form
  const {
    name,
    email,
    'site.name': nameOfSite = siteName,
    'site.supportEmail': supportEmail = null,
  } = posted?.values ?? {}
  return (
    <AccountForm form={form} action="Set up this site" offlineReason={administrationTexts.offlineReason}>
      <Field
        id="name"
        label="Full Name"
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        error={errorOf('name')}
      />
      <EmailField defaultValue={email} error={errorOf('email')} />
      <NewPasswordFields label="Password" errorOf={errorOf} />
      <SiteFields prefix="site." site={{ name: nameOfSite, supportEmail }} errorOf={errorOf} />
    </AccountForm>
  )
}
