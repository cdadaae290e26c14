import type { Site } from '@sabi/shared/administration/site-calls'
import { Field } from '../../design/forms/Field.tsx'

const longestName = 40

interface SiteFieldsProps {
  /** The prefix of the field names, for forms that have their own name and e-mail fields. */
  prefix: '' | 'site.'
  site: Pick<Site, 'name' | 'supportEmail'>
  errorOf: (field: string) => string | undefined
}

/** The site's name and support address. */
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
