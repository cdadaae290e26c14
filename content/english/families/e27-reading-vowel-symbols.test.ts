import { proves } from '../../engine/prove.ts'
import { byPresentSymbol, bySpelledSymbols } from '../forms/later-sound-routes.ts'
import { readingVowelSymbols } from './e27-reading-vowel-symbols.ts'

proves(readingVowelSymbols, { 'heard-vowel': byPresentSymbol, 'read-word': bySpelledSymbols })
