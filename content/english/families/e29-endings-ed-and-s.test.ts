import { proves } from '../../engine/prove.ts'
import { byEnding } from '../forms/later-sound-routes.ts'
import { endingsEdAndS } from './e29-endings-ed-and-s.ts'

proves(endingsEdAndS, { 'past-symbol': byEnding, 'past-like': byEnding, 'plural-symbol': byEnding })
