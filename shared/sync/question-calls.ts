import * as z from 'zod/mini'
import { Pack } from '../content/pack.ts'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Most questions that one reply brings, new, changed and gone together: a phone that lacks more fetches the whole pack. */
export const maximumChanges = 3000

/**
 * What a phone must do to have the server's questions of a subject: store those of the pack under their ids, replacing
 * older ones, delete the removed ones, and record `version`. All of it can be repeated safely. 404 if the server never
 * had `since`, or if more than `maximumChanges` changed: the phone then fetches the pack of the index, and asks again
 * with the version of that index, because packs lack imported questions. If that is a 404 too, the pages of
 * `listQuestions` have everything.
 */
export const listQuestionChanges = call({
  method: 'GET',
  path: '/api/questions/changes',
  access: 'visitor',
  summary: "The changes to a subject's questions since a version of the bank, as a pack, and the ids that were removed",
  query: z.object({
    subject: SubjectId,
    /** A version that `questionVersion` or this call gave, or that of an index of packs. */
    since: z.string().check(z.minLength(1), z.maxLength(100), withoutNul),
  }),
  reply: success({ version: z.string(), pack: Pack, removed: z.array(z.string()) }),
})
