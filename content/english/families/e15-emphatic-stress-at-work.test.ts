import { proves } from '../../engine/prove.ts'
import { byReplacement } from '../forms/oral-routes.ts'
import { emphaticStressAtWork } from './e15-emphatic-stress-at-work.ts'

proves(emphaticStressAtWork, { market: byReplacement, farm: byReplacement, town: byReplacement })
