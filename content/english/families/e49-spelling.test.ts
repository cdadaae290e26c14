import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkSpelling } from '../spelling/check-spelling.ts'
import { spelling } from './e49-spelling.ts'

const route = byRules(checkSpelling)

proves(spelling, { easy: route, medium: route, hard: route })
