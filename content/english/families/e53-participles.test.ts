import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkParticiple } from '../grammar/check-participles.ts'
import { participles } from './e53-participles.ts'

const route = byRules(checkParticiple)

proves(participles, { easy: route, medium: route, hard: route })
