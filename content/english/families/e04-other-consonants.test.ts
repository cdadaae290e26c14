import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { otherConsonants } from './e04-other-consonants.ts'

proves(otherConsonants, { nasal: bySound, symbol: bySound })
