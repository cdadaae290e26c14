import { proves } from '../../engine/prove.ts'
import { byLoneRhyme } from '../forms/oral-routes.ts'
import { oddRhyme } from './e13-odd-rhyme.ts'

proves(oddRhyme, { 'odd-rhyme': byLoneRhyme })
