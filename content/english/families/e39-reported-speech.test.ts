import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkReported } from '../grammar/check-reported.ts'
import { reportedSpeech } from './e39-reported-speech.ts'

const route = byRules(checkReported)

proves(reportedSpeech, { easy: route, medium: route, hard: route })
