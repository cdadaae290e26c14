import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkConcord } from '../grammar/check-concord.ts'
import { concord } from './e16-concord.ts'

const route = byRules(checkConcord)

proves(concord, { distance: route, company: route, nearer: route, counted: route })
