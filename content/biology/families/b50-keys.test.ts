import { proves } from '../../engine/prove.ts'
import type { KeyAsked } from '../forms/b50-key.ts'
import type { Compared, Four } from '../forms/b50-kinship.ts'
import { keysAndGroups } from './b50-keys.ts'

/** Every organism with its features in the order in which the keys ask for them. */
const featuresOf: Readonly<Record<string, string>> = {
  flea: 'three pairs of legs, wings absent',
  butterfly: 'three pairs of legs, wings present, wings covered with scales',
  housefly: 'three pairs of legs, wings present, wings without scales',
  spider: 'four or more pairs of legs, four pairs of legs',
  crab: 'four or more pairs of legs, more than four pairs, hard shell and pincers',
  millipede: 'four or more pairs of legs, more than four pairs, long body of many rings',
  pigeon: 'body temperature constant, feathers present',
  rat: 'body temperature constant, hair present',
  tilapia: 'body temperature varies, fins present',
  toad: 'body temperature varies, fins absent, skin moist and no scales',
  agama: 'body temperature varies, fins absent, skin dry with scales, legs present',
  cobra: 'body temperature varies, fins absent, skin dry with scales, legs absent',
  maize: 'veins parallel, blade long and narrow',
  plantain: 'veins parallel, blade broad and torn',
  mango: 'veins form a net, blade simple, margin smooth',
  pawpaw: 'veins form a net, blade simple, margin with deep lobes',
  cowpea: 'veins form a net, blade of leaflets, three leaflets',
  flamboyant: 'veins form a net, blade of leaflets, many leaflets',
}
const listed = (organism: string) => (featuresOf[organism] ?? '').split(', ')

const letterPairs = ['P and Q', 'P and R', 'P and S', 'Q and R', 'Q and S', 'R and S']
const places = 'PQRS'

function agreeing({ species }: Four, pair: string): number {
  const [one, other] = [species[places.indexOf(pair.charAt(0))], species[places.indexOf(pair.charAt(6))]]
  const sameGenus = one?.name.replace(/ .*/, '') === other?.name.replace(/ .*/, '')
  return Number(one?.family === other?.family) + Number(sameGenus)
}

proves(keysAndGroups, {
  identify: ({ asked }: KeyAsked) =>
    Object.keys(featuresOf)
      .filter((organism) => listed(organism).join() === listed(asked).join())
      .join(),
  separated: ({ asked, other }: KeyAsked) => {
    const others = listed(other)
    const found = listed(asked).find((feature, index) => feature !== others[index]) ?? ''
    return found.replace('moist and', 'moist,')
  },
  closest: (four: Four) => [...letterPairs].sort((a, b) => agreeing(four, b) - agreeing(four, a))[0] ?? '',
  'shared-groups': (given: Compared) => {
    const [one, other] = given.pair
    const level = agreeing(given, `${places.charAt(one)} and ${places.charAt(other)}`)
    return ['neither the family nor the genus', 'the family but not the genus', 'the genus and the family'][level] ?? ''
  },
})
