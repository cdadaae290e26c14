import { listMistakes } from '@sabi/shared/progress/calls'
import { inBackground } from '../platform/page/background.ts'
import { queryClient, queryOf } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { currentUser } from '../platform/server/session.ts'

/** Keeps the student's mistakes book on this phone, so that it opens offline even if it was never opened online. Rejects if the request fails. */
export async function bringMistakes(): Promise<void> {
  const userId = currentUser()?.id
  if (userId === undefined) return
  const args = { params: { userId } }
  await inBackground(() =>
    queryClient.fetchQuery({
      ...queryOf(listMistakes, args, { keep: true }),
      queryFn: () => request(listMistakes, args, { isUnasked: true }),
    }),
  )
}
