import { proves } from '../../engine/prove.ts'
import { byLonePattern } from '../forms/oral-routes.ts'
import { differentStress } from './e07-different-stress.ts'

proves(differentStress, { different: byLonePattern })
