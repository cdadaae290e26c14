import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkReflexive } from '../grammar/check-reflexives.ts'
import { reflexives } from './e52-reflexives.ts'

const route = byRules(checkReflexive)

proves(reflexives, { easy: route, medium: route, hard: route })
