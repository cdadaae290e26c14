import { proves } from '../../engine/prove.ts'
import { byMissingSound, bySound } from '../forms/oral-routes.ts'
import { oddConsonant } from './e12-odd-consonant.ts'

proves(oddConsonant, { 'odd-fricative': byMissingSound, 'odd-consonant': byMissingSound, symbol: bySound })
