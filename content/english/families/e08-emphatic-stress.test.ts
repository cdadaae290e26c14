import { proves } from '../../engine/prove.ts'
import { byReplacement } from '../forms/oral-routes.ts'
import { emphaticStress } from './e08-emphatic-stress.ts'

proves(emphaticStress, { home: byReplacement, school: byReplacement, work: byReplacement })
