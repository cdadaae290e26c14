import { proves } from '../../engine/prove.ts'
import { byStressedTail, byTailOfCouple } from '../forms/later-sound-routes.ts'
import { byAllSounds } from '../forms/oral-routes.ts'
import { longerRhymes } from './e33-longer-rhymes.ts'

proves(longerRhymes, { 'rhyme-couple': byTailOfCouple, 'longer-rhyme': byStressedTail, 'later-homophone': byAllSounds })
