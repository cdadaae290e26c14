import { writeQuestions } from '@sabi/content/exchange/writers/write'
import { answerOnce } from '../platform/separate-process.ts'
import type { WriteRequest } from './write-file.ts'

// A separate process, started by write-file.ts: it writes one file.
answerOnce(({ format, questions }: WriteRequest) => writeQuestions(format, questions))
