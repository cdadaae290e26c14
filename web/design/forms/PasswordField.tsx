import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from '../IconButton.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'adornment'>

/** A password input with a button that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      adornment={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  )
}
