import { codeLength, JoinCode, tidyCode } from '@sabi/shared/classes/class'
import { textOf, type FieldError } from '@sabi/shared/contract/page-form'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { ErrorSummary } from '../design/forms/ErrorSummary.tsx'
import { Field } from '../design/forms/Field.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import styles from './Classes.module.css'
import { joinTexts } from './texts.ts'

/** Asks for the code of a class. */
export function CodeForm() {
  const [, navigate] = useLocation()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = tidyCode(textOf(new FormData(event.currentTarget), 'code'))
    const isCode = z.safeParse(JoinCode, code).success
    setErrors(isCode ? [] : [{ field: 'code', message: joinTexts.code }])
    setAttempt(attempt + 1)
    if (isCode) navigate(`/join/${code}`)
  }

  return (
    <>
      <PageTitle title="Join a class" lead={joinTexts.lead} />
      <Card>
        <form className={styles.form} noValidate onSubmit={submit}>
          {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
          <Field
            id="code"
            label="Code of the class"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={codeLength + 4}
            error={errors[0]?.message}
          />
          <Button type="submit" full>
            Continue
          </Button>
        </form>
      </Card>
    </>
  )
}
