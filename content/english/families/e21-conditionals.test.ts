import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkConditional } from '../grammar/check-conditionals.ts'
import { conditionals } from './e21-conditionals.ts'

const route = byRules(checkConditional)

proves(conditionals, { open: route, unreal: route, 'unreal-past': route })
