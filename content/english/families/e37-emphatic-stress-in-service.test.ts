import { proves } from '../../engine/prove.ts'
import { byReplacement } from '../forms/oral-routes.ts'
import { emphaticStressInService } from './e37-emphatic-stress-in-service.ts'

proves(emphaticStressInService, { hospital: byReplacement, transport: byReplacement, sport: byReplacement })
