import * as z from 'zod/mini'
import { Passage } from '../content/passage.ts'
import { Figure, RichQuestion, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { DownloadedFile } from '../contract/download.ts'
import { success } from '../contract/reply.ts'
import { ShownAssignment } from './assignments-calls.ts'
import { ClassMember, TaughtClass } from './calls.ts'
import { ClassId } from './class.ts'

/** A topic of a class as `masteryOfTopics` counts it. */
const ClassTopic = z.object({
  topicId: z.string(),
  title: z.string(),
  subject: SubjectId,
  students: z.int(),
  percent: z.nullable(z.int()),
  familiar: z.nullable(z.int()),
})

const HardQuestion = z.object({
  id: z.string(),
  subject: SubjectId,
  text: z.string(),
  options: z.array(z.string()),
  /** Null if no option is right. */
  correctOption: z.nullable(z.int()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.optional(z.string()),
  figure: z.optional(Figure),
  passage: z.optional(Passage),
  rich: z.optional(z.pick(RichQuestion, { text: true, options: true })),
  /** Each student counts once, with the first answer. */
  students: z.int(),
  right: z.int(),
  /** How many students chose each option, in the stored order. */
  chosen: z.array(z.int()),
})

const ClassSlip = z.object({ topicId: z.string(), title: z.string(), reason: z.string(), students: z.int() })

/** Students who have not practised for a week: all of them counted, the first of them named. */
const IdleStudents = z.object({ total: z.int(), students: z.array(z.object({ id: z.uuid(), name: z.string() })) })

/** The insights into a class, as of a moment. */
export const ClassInsights = z.object({
  countedAt: z.string(),
  /** Older answers of a student than so many do not count. */
  answersCounted: z.int(),
  topics: z.array(ClassTopic),
  hardest: z.array(HardQuestion),
  slips: z.array(ClassSlip),
  idle: IdleStudents,
})
export type ClassInsights = z.infer<typeof ClassInsights>

const params = z.object({ classId: ClassId })

export const getClassPage = call({
  method: 'GET',
  path: '/api/classes/:classId/page',
  access: 'teacher',
  weight: 6,
  summary: 'A class with its first 50 students and 20 assignments, and what the answers of the last four weeks say',
  params,
  reply: success({
    class: TaughtClass,
    members: z.array(ClassMember),
    assignments: z.array(ShownAssignment),
    /** How many assignments the class has. */
    assignmentCount: z.int(),
    /** Null before the answers were counted for the first time. */
    insights: z.nullable(ClassInsights),
    /** True while insights or numbers of assignments are being counted: then the next reply is newer. */
    isCounting: z.boolean(),
  }),
})

export const downloadClassTable = call({
  method: 'GET',
  path: '/api/classes/:classId/tables/:table',
  access: 'teacher',
  weight: 20,
  summary: 'The students or the topics of a class as a table for a spreadsheet (CSV)',
  params: z.extend(params, { table: z.enum(['students', 'topics']) }),
  reply: DownloadedFile,
  givesFile: true,
})
