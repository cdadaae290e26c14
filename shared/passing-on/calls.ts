import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { SignedSubject } from './signed-subject.ts'

export const listSignedSubjects = call({
  method: 'GET',
  path: '/api/questions/signatures',
  access: 'visitor',
  summary: 'What the site has signed of each subject, so that phones can pass questions and notes on without a network',
  mayLag: true,
  reply: success({ subjects: z.array(SignedSubject) }),
})
