import { proves } from '../../engine/prove.ts'
import { byCapitalsFromEnd } from '../forms/oral-routes.ts'
import { stressFromTheEnd } from './e14-stress-from-the-end.ts'

proves(stressFromTheEnd, { 'from-end': byCapitalsFromEnd })
