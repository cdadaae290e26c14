import { trustOf, type Trust } from '@sabi/shared/flags/trust'

const dayMs = 86_400_000

/** How a fake account is maintained. Days are counted from the start of the attack. */
interface Keeping {
  openedOn: number
  answersOn: readonly number[]
  isVerified: boolean
  placeInNetwork: number
}

interface Attacker {
  name: string
  /** True if the attack must be stopped. For the others the benchmark only reports how far they get. */
  isBounded: boolean
  facts: (account: number) => Keeping
}

const days = (count: number, step = 1) => Array.from({ length: count }, (_, n) => n * step)

/** All answer at a human pace, because faster answers are not counted. */
export const attackers: readonly Attacker[] = [
  {
    name: 'a week, one network',
    isBounded: true,
    facts: (account) => ({ openedOn: 0, answersOn: days(7), isVerified: false, placeInNetwork: account + 1 }),
  },
  {
    name: 'a week, a network and a verified address for each',
    isBounded: true,
    facts: () => ({ openedOn: 0, answersOn: days(7), isVerified: true, placeInNetwork: 1 }),
  },
  {
    name: 'kept for six weeks, one network',
    isBounded: false,
    facts: (account) => ({ openedOn: 0, answersOn: days(6, 7), isVerified: true, placeInNetwork: account + 1 }),
  },
  {
    name: 'kept for six weeks, 20 on each network (while nobody looks at the list)',
    isBounded: false,
    facts: (account) => ({ openedOn: 0, answersOn: days(6, 7), isVerified: false, placeInNetwork: (account % 20) + 1 }),
  },
]

/** How far an account is trusted on a given night. */
export function trustOn({ openedOn, answersOn, isVerified, placeInNetwork }: Keeping, night: number): Trust {
  const receivedAtMs = answersOn.filter((day) => day <= night).map((day) => day * dayMs)
  return trustOf({ ageDays: night - openedOn, isVerified, receivedAtMs, placeInNetwork })
}
