import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkInversion } from '../grammar/check-inversion.ts'
import { inversion } from './e44-inversion.ts'

const route = byRules(checkInversion)

proves(inversion, { easy: route, medium: route, hard: route })
