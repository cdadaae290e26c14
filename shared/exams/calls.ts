import * as z from 'zod/mini'
import { Question, ExamType, RichQuestion, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { BoardPapers } from './paper.ts'

/** A question as the hall shows it: without its key and whatever would give the key away. */
const PaperQuestion = z.extend(
  z.pick(Question, {
    id: true,
    version: true,
    subject: true,
    topicId: true,
    examType: true,
    text: true,
    options: true,
    figure: true,
    passage: true,
  }),
  { rich: z.optional(z.pick(RichQuestion, { text: true, options: true })) },
)

export const drawExam = call({
  method: 'GET',
  path: '/api/exams/:paper',
  access: 'student',
  weight: 2,
  summary:
    'A timed paper without its keys, for a client without the bank. The same seed sets the same paper as on a phone. Its answers are sent as those of a session of kind exam; the session is then marked',
  params: z.object({ paper: z.string().check(z.maxLength(40)) }),
  query: z.object({
    /** Joined by '-': as many as the paper has. */
    subjects: z.string().check(z.maxLength(100)),
    /** The number of questions of a short paper; the whole paper when left out. */
    length: z.optional(z.enum(['10', '20', '30'])),
    seed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)),
  }),
  mayLag: true,
  reply: success({
    board: ExamType,
    subjects: z.array(SubjectId),
    minutes: z.int(),
    calculator: BoardPapers.shape.calculator,
    questions: z.array(
      z.object({
        question: PaperQuestion,
        /** Indices into the options, in the order in which they are to be shown. */
        shownOrder: z.array(z.int()),
      }),
    ),
  }),
})
