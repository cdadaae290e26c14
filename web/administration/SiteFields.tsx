import type { Site } from '@sabi/shared/administration/site-calls'
import { Field } from '../design/Field.tsx'

const longestName = 40

interface SiteFieldsProps {
  /** Begins the names of the fields, where the form has a name and an e-mail of its own. */
  prefix: '' | 'site.'
  site: Pick<Site, 'name' | 'supportEmail'>
  errorOf: (field: string) => string | undefined
}

/** What the site is called, and whom students write to. */
export function SiteFields({ prefix, site, errorOf }: SiteFieldsProps) {
  const [name, supportEmail] = [`${prefix}name`, `${prefix}supportEmail`]
  return (
    <>
      <Field
        id={name}
        label="Name of the site"
        hint="Students see it on every page."
        autoComplete="off"
        maxLength={longestName}
        defaultValue={site.name}
        error={errorOf(name)}
      />
      <Field
        id={supportEmail}
        label="Support address (optional)"
        hint="An email that students and parents may write to. Everyone can see it."
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={site.supportEmail ?? ''}
        error={errorOf(supportEmail)}
      />
    </>
  )
}
