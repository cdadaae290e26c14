import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkPreposition } from '../grammar/check-prepositions.ts'
import { prepositions } from './e23-prepositions.ts'

const route = byRules(checkPreposition)

proves(prepositions, { adjective: route, verb: route, noun: route })
