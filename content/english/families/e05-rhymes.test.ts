import { proves } from '../../engine/prove.ts'
import { byAllSounds, byRhyme } from '../forms/oral-routes.ts'
import { rhymesAndHomophones } from './e05-rhymes.ts'

proves(rhymesAndHomophones, { rhyme: byRhyme, homophone: byAllSounds })
