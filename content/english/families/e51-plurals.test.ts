import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkPlural } from '../grammar/check-plurals.ts'
import { plurals } from './e51-plurals.ts'

const route = byRules(checkPlural)

proves(plurals, { easy: route, medium: route, hard: route })
