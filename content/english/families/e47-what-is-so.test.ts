import { proves } from '../../engine/prove.ts'
import { byModels } from '../logic/models.ts'
import { readFacts } from '../logic/read-facts.ts'
import { whatIsSo } from './e47-what-is-so.ts'

const route = byModels(readFacts)

proves(whatIsSo, { easy: route, medium: route, hard: route })
