import {
  deleteQuestion as deleteQuestionCall,
  deleteTopic,
  editQuestion,
  editTopic,
  listVersions,
  restoreQuestion as restoreQuestionCall,
  searchQuestions,
} from '@sabi/shared/subjects/edit-calls'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { editQuestionAs } from './edit-questions.ts'
import { deleteTopicAs, editTopicAs } from './edit-topics.ts'
import { deleteQuestion, restoreQuestion } from './held-questions.queries.ts'
import { countFoundQuestions, listFoundQuestions, listQuestionVersions } from './question-search.queries.ts'
import type { SearchTextbook } from './search-textbook.ts'
import { wordsMeant } from './words-meant.ts'

/** How administrators find, change and remove single questions and topics. */
export function editRoutes({ database }: Platform, textbook: SearchTextbook): Route[] {
  return [
    serve(editQuestion, async ({ params: { id }, body: { version, cause, ...next } }, { viewer }) =>
      editQuestionAs(database, { id, version, next, cause, actor: { userId: viewer.user.id } }),
    ),

    serve(deleteQuestionCall, async ({ params: { id } }, { viewer }) => {
      if (!(await deleteQuestion(database, id, { userId: viewer.user.id })))
        throw new Refusal(404, 'This question could not be found, or it was already deleted.')
      return {}
    }),

    serve(restoreQuestionCall, async ({ params: { id } }, { viewer }) => {
      if (!(await restoreQuestion(database, id, { userId: viewer.user.id })))
        throw new Refusal(404, 'This question could not be found, or it is already in the lists.')
      return {}
    }),

    serve(searchQuestions, async ({ query: { search = '', ...query } }) => {
      const words = search === '' ? [] : wordsMeant(search, await textbook())
      return {
        data: await listFoundQuestions(database, { ...query, words }),
        total: await countFoundQuestions(database, { ...query, words }),
      }
    }),

    serve(listVersions, async ({ params: { id } }) => {
      const data = await listQuestionVersions(database, id)
      if (data.length === 0) throw new Refusal(404, 'This question could not be found.')
      return { data }
    }),

    serve(editTopic, async ({ params: { id }, body }, { viewer }) => ({
      data: await editTopicAs(database, { id, ...body, actor: { userId: viewer.user.id } }),
    })),

    serve(deleteTopic, async ({ params: { id } }, { viewer }) => {
      await deleteTopicAs(database, id, { userId: viewer.user.id })
      return {}
    }),
  ]
}
