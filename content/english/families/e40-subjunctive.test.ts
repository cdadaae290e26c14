import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkSubjunctive } from '../grammar/check-subjunctive.ts'
import { subjunctive } from './e40-subjunctive.ts'

const route = byRules(checkSubjunctive)

proves(subjunctive, { easy: route, medium: route, hard: route })
