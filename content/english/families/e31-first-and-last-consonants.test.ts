import { proves } from '../../engine/prove.ts'
import { byFirstSign, byLastSign } from '../forms/later-sound-routes.ts'
import { firstAndLastConsonants } from './e31-first-and-last-consonants.ts'

proves(firstAndLastConsonants, {
  'first-consonant': byFirstSign,
  'last-consonant': byLastSign,
  'last-like': byLastSign,
})
