import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'

proves(diphthongsAndSymbols, { diphthong: bySound, symbol: bySound })
