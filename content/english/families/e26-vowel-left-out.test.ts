import { proves } from '../../engine/prove.ts'
import { byLackingSign } from '../forms/later-sound-routes.ts'
import { vowelLeftOut } from './e26-vowel-left-out.ts'

proves(vowelLeftOut, { 'unlike-target': byLackingSign })
