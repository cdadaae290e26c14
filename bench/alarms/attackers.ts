import { trustOf, type Trust } from '@sabi/shared/flags/trust'

const dayMs = 86_400_000

/** How an invented account is kept. Days are counted from the one on which the attack begins. */
interface Keeping {
  openedOn: number
  answersOn: readonly number[]
  isVerified: boolean
  placeInNetwork: number
}

interface Attacker {
  name: string
  /** Whether it is to be stopped; of the others the bench says how far they come. */
  isBounded: boolean
  facts: (account: number) => Keeping
}

const days = (count: number, step = 1) => Array.from({ length: count }, (_, n) => n * step)

/** All answer at a human pace: what is faster is not counted at all. */
export const attackers: readonly Attacker[] = [
  {
    name: 'a week, one network',
    isBounded: true,
    facts: (account) => ({ openedOn: 0, answersOn: days(7), isVerified: false, placeInNetwork: account + 1 }),
  },
  {
    name: 'a week, a network and a proved address for each',
    isBounded: true,
    facts: () => ({ openedOn: 0, answersOn: days(7), isVerified: true, placeInNetwork: 1 }),
  },
  {
    name: 'kept for six weeks, one network',
    isBounded: false,
    facts: (account) => ({ openedOn: 0, answersOn: days(6, 7), isVerified: true, placeInNetwork: account + 1 }),
  },
  {
    name: 'kept for six weeks, 20 of each network (nobody looks at the list meanwhile)',
    isBounded: false,
    facts: (account) => ({ openedOn: 0, answersOn: days(6, 7), isVerified: false, placeInNetwork: (account % 20) + 1 }),
  },
]

/** How far an account is trusted on a night. */
export function trustOn({ openedOn, answersOn, isVerified, placeInNetwork }: Keeping, night: number): Trust {
  const receivedAtMs = answersOn.filter((day) => day <= night).map((day) => day * dayMs)
  return trustOf({ ageDays: night - openedOn, isVerified, receivedAtMs, placeInNetwork })
}
