import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkModal } from '../grammar/check-modals.ts'
import { modals } from './e54-modals.ts'

const route = byRules(checkModal)

proves(modals, { easy: route, medium: route, hard: route })
