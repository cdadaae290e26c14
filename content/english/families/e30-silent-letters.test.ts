import { proves } from '../../engine/prove.ts'
import { bySpellingOfSilence } from '../forms/later-sound-routes.ts'
import { silentLetters } from './e30-silent-letters.ts'

proves(silentLetters, { silent: bySpellingOfSilence, sounded: bySpellingOfSilence })
