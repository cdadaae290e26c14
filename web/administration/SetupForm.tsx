import { setUpSite } from '@sabi/shared/administration/site-calls'
import { checkRegistration, textOf } from '../accounts/account-fields.ts'
import { AccountForm } from '../accounts/AccountForm.tsx'
import { EmailField } from '../accounts/EmailField.tsx'
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx'
import { useAccountForm } from '../accounts/useAccountForm.ts'
import { Field } from '../design/Field.tsx'
import { siteName } from '../design/site-name.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { signInAs } from '../platform/session.ts'
import { explainFailure } from './failure.ts'
import { checkSite, siteChoices } from './site-choices.ts'
import { SiteFields } from './SiteFields.tsx'
import { administrationTexts } from './texts.ts'

interface SetupFormProps {
  token: string
  /** The link is used, too old, or none of ours. */
  onRefused: () => void
  onDone: () => void
}

const forbidden = 403

/** The first administrator, and what the site is called. */
export function SetupForm({ token, onRefused, onDone }: SetupFormProps) {
  const form = useAccountForm({
    check: (fields) => [...checkRegistration(fields), ...checkSite(fields, 'site.')],
    async send(fields) {
      const [name, email, password] = [textOf(fields, 'name'), textOf(fields, 'email'), textOf(fields, 'password')]
      const { user } = await request(setUpSite, {
        body: { token, name, email, password, site: siteChoices(fields, 'site.') },
      })
      signInAs(user, { isSharedDevice: false })
      onDone()
    },
    explain(error) {
      if (error instanceof RequestError && error.status === forbidden) onRefused()
      return explainFailure(error)
    },
  })
  const { errorOf } = form
  return (
    <AccountForm form={form} action="Set up this site" offlineReason={administrationTexts.offlineReason}>
      <Field id="name" label="Full Name" autoComplete="name" maxLength={100} error={errorOf('name')} />
      <EmailField error={errorOf('email')} />
      <NewPasswordFields label="Password" errorOf={errorOf} />
      <SiteFields prefix="site." site={{ name: siteName, supportEmail: null }} errorOf={errorOf} />
    </AccountForm>
  )
}
