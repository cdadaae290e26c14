import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkPronouns, checkRelative } from '../grammar/check-pronouns.ts'
import { pronounCase } from './e18-pronoun-case.ts'

const route = byRules(checkPronouns)

proves(pronounCase, { subject: route, object: route, 'after-preposition': route, relative: byRules(checkRelative) })
