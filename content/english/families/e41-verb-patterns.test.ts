import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkVerbPattern } from '../grammar/check-verb-patterns.ts'
import { verbPatterns } from './e41-verb-patterns.ts'

const route = byRules(checkVerbPattern)

proves(verbPatterns, { easy: route, medium: route, hard: route })
