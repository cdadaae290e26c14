import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkQuantifier } from '../grammar/check-quantifiers.ts'
import { quantifiers } from './e42-quantifiers.ts'

const route = byRules(checkQuantifier)

proves(quantifiers, { easy: route, medium: route, hard: route })
