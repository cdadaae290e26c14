import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkTense } from '../grammar/check-tense.ts'
import { tense } from './e17-tense.ts'

const route = byRules(checkTense)

proves(tense, { since: route, finished: route, before: route, 'future-clause': route, 'by-then': route })
