import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkCorrelatives } from '../grammar/check-correlatives.ts'
import { correlatives } from './e20-correlatives.ts'

const route = byRules(checkCorrelatives)

proves(correlatives, { joining: route, result: route, inverted: route })
