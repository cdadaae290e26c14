import type { SubjectId } from '@sabi/shared/content/question'
import { longestShownName } from '@sabi/shared/classes/class'
import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { findClassOfCode, joinClass, listJoinedClasses, type ClassOfCode } from '@sabi/shared/classes/membership-calls'
import { textOf } from '@sabi/shared/contract/page-form'
import { useQuery } from '@tanstack/react-query'
import { AccountForm } from '../accounts/AccountForm.tsx'
import { serverText } from '../accounts/failure-text.ts'
import { Card } from '../design/Card.tsx'
import { Field } from '../design/forms/Field.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { invalidate, queryOf } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { useSession } from '../platform/server/session.ts'
import { useSettingsForm } from '../settings/useSettingsForm.ts'
import { checkShownName } from './check.ts'
import { subjectWords } from './class-words.ts'
import styles from './Classes.module.css'
import { TeacherSees } from './TeacherSees.tsx'
import { joinTexts } from './texts.ts'

/** What the code of a class opens: whose class it is, what the teacher will see, and the form to join. */
export function JoinClass({ code }: { code: string }) {
  const isOnline = useIsOnline()
  const { data, error, refetch } = useQuery(queryOf(findClassOfCode, { params: { code } }))
  if (data !== undefined) return <Found code={code} found={data.class} />
  return (
    <>
      <PageTitle title="Join a class" />
      {error === null ? (
        <Skeleton height="24rem" />
      ) : (
        <>
          <ErrorState title={joinTexts.notFound} onRetry={() => void refetch()}>
            {isOnline ? (serverText(error) ?? error.message) : joinTexts.offline}
          </ErrorState>
          <LinkButton href="/join" variant="secondary">
            Enter another code
          </LinkButton>
        </>
      )}
    </>
  )
}

function Found({ code, found }: { code: string; found: ClassOfCode }) {
  return (
    <>
      <PageTitle title={found.name} lead={`${subjectWords(found.subjects)} · Teacher: ${found.teacher}`} />
      <Card>
        <TeacherSees heading="h2" />
        {found.isMember ? <IsMember subjects={found.subjects} /> : <JoinForm code={code} />}
      </Card>
    </>
  )
}

function IsMember({ subjects: [subject, ...others] }: { subjects: readonly SubjectId[] }) {
  const isOne = subject !== undefined && others.length === 0
  return (
    <>
      <p role="status">You are in this class.</p>
      <div className={styles.buttons}>
        <LinkButton href={isOne ? `/practice?subject=${subject}` : '/practice'}>Practise</LinkButton>
        <LinkButton href="/classes" variant="secondary">
          Your classes
        </LinkButton>
      </div>
    </>
  )
}

function JoinForm({ code }: { code: string }) {
  const accountName = useSession(({ user }) => user?.name)
  const form = useSettingsForm({
    ids: { name: 'shown-name' },
    check: checkShownName,
    async send(typed) {
      await request(joinClass, { body: { code, name: textOf(typed, 'shown-name') } })
      invalidate(findClassOfCode)
      invalidate(listJoinedClasses)
      invalidate(listOwnAssignments)
    },
  })
  return (
    <div className={styles.form}>
      <AccountForm form={form} action="Join the class" offlineReason={joinTexts.offline}>
        <Field
          id="shown-name"
          label="Your name in this class"
          hint={joinTexts.nameHint}
          autoComplete="name"
          maxLength={longestShownName}
          defaultValue={accountName?.slice(0, longestShownName)}
          error={form.errorOf('shown-name')}
        />
      </AccountForm>
    </div>
  )
}
