import * as z from 'zod/mini'
import { Pack } from '../content/pack.ts'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Most questions that one reply brings, new, changed and gone together: a phone that lacks more fetches the whole pack. */
export const maximumChanges = 3000

/**
 * What a phone has to do so that its questions of a subject are those of the server: keep those of the pack under their ids,
 * in place of older ones, forget those that are removed, and keep `version` as what it has of this subject now. All of it
 * may be done again without harm. 404 where the server never had `since`, or where more than `maximumChanges` changed: the
 * phone then fetches the pack of the index, and asks again since the version of that index, as imported questions stand in no pack. If
 * that is 404 too, the pages of `listQuestions` have everything.
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
