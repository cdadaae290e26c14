import type { ComponentProps } from 'react'
import { Field } from '../design/forms/Field.tsx'

type EmailFieldProps = Partial<Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'defaultValue'>>

/** The e-mail address of an account, or what one signs in with: its form posts without the browser's checks. */
export function EmailField({ label = 'Email', ...props }: EmailFieldProps) {
  return <Field id="email" label={label} type="email" autoComplete="username" autoCapitalize="none" {...props} />
}
