import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkComparison } from '../grammar/check-comparison.ts'
import { comparison } from './e19-comparison.ts'

const route = byRules(checkComparison)

proves(comparison, { than: route, two: route, many: route, as: route, 'the-the': route })
