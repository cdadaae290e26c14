import { proves } from '../../engine/prove.ts'
import { byLexicon, byPresentSymbol } from '../forms/later-sound-routes.ts'
import { writingSymbols } from './e28-writing-symbols.ts'

proves(writingSymbols, { 'heard-consonant': byPresentSymbol, transcription: byLexicon })
