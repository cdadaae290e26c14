import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkAdjectives } from '../grammar/check-adjectives.ts'
import { adjectiveOrder } from './e46-adjective-order.ts'

const route = byRules(checkAdjectives)

proves(adjectiveOrder, { easy: route, medium: route, hard: route })
