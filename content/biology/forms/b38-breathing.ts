import { form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Alveoli {
  person: string
  tidal: number
  dead: number
  breaths: number
}

interface Lungs {
  person: string
  tidal: number
  breaths: number
  breathedOut: number
}

const people = ['Ibrahim', 'Adaeze', 'Femi', 'Hauwa', 'Obinna'] as const
/** Per cent of oxygen in fresh air. */
const inFreshAir = 21
const cubicDecimetres = (value: number) => rounded(value, 2, 'dm³')
const cubicCentimetres = (value: number) => rounded(value, 0, 'cm³')

/** The fresh air that reaches the alveoli in a minute, without what stays in the air passages. */
export const alveolarAir = form<Alveoli>({
  id: 'alveoli',
  difficulty: 'medium',
  draw: (random) => ({
    person: random.pick(people),
    tidal: random.step(420, 620, 20),
    dead: random.pick([140, 150, 160]),
    breaths: random.int(12, 20),
  }),
  write: ({ person, tidal, dead, breaths }) => {
    const key = cubicDecimetres(((tidal - dead) * breaths) / 1000)
    return {
      stem: `${person} takes ${breaths} breaths a minute and draws in ${tidal} cm³ of air each time. Of every breath ${dead} cm³ stays in the windpipe and bronchi. The fresh air that reaches the alveoli in a minute is`,
      key,
      slips: slipsAs(cubicDecimetres, [
        [(tidal * breaths) / 1000, 'This counts all the air drawn in, though some stays in the air passages.'],
        [(dead * breaths) / 1000, 'This is the air that stays in the air passages and never gets to the alveoli.'],
        [((tidal + dead) * breaths) / 1000, 'This adds the air that stays in the passages instead of taking it away.'],
        [(tidal * breaths - dead) / 1000, 'This takes the air of the passages away once and not at every breath.'],
        [(tidal - dead) / 100, 'This is the air of ten breaths and not of all breaths in a minute.'],
        [((tidal - 2 * dead) * breaths) / 1000, 'This takes the air of the passages away twice at every breath.'],
      ]),
      principle: 'Gas exchange takes place in the alveoli, so air that fills the passages is of no use.',
      working: [
        `Each breath: ${tidal} − ${dead} = ${tidal - dead} cm³ for the alveoli`,
        `In a minute: ${breaths} × ${tidal - dead} cm³ = ${printed(breaths * (tidal - dead))} cm³ = ${key.text}`,
      ],
      hints: ['How much of one breath gets as far as the alveoli?', 'Take it as many times as there are breaths.'],
    }
  },
})

/** The oxygen taken into the blood in a minute, from the two shares of oxygen in the air. */
export const oxygenAbsorbed = form<Lungs>({
  id: 'oxygen',
  difficulty: 'hard',
  draw: (random) => ({
    person: random.pick(people),
    tidal: random.step(400, 700, 100),
    breaths: random.int(12, 22),
    breathedOut: random.pick([16, 17]),
  }),
  write: ({ person, tidal, breaths, breathedOut }) => {
    const air = tidal * breaths
    const share = inFreshAir - breathedOut
    const key = cubicCentimetres((air * share) / 100)
    return {
      stem: `${person} breathes ${breaths} times a minute, ${tidal} cm³ of air each time. Oxygen makes up ${inFreshAir}% of the air breathed in and ${breathedOut}% of the air breathed out. The oxygen taken into the blood in a minute is about`,
      key,
      slips: slipsAs(cubicCentimetres, [
        [(tidal * share) / 100, 'This is the oxygen taken from one breath and not from a minute of breathing.'],
        [(air * share) / 200, 'This halves the air, as if every second breath brought no oxygen.'],
        [(air * share) / (100 + inFreshAir), 'This divides by 121 where a percentage is parts in a hundred.'],
        [(air * inFreshAir) / 100, 'This is all the oxygen breathed in, most of which is breathed out again.'],
        [(air * breathedOut) / 100, 'This is the oxygen that leaves with the air breathed out.'],
        [(air * (inFreshAir + breathedOut)) / 100, 'This adds the two percentages where the difference is needed.'],
        [(air * share) / inFreshAir, 'This takes the oxygen as a share of oxygen, but the air is given.'],
      ]),
      principle: 'The oxygen that enters the blood is what the air has lost between breathing in and out.',
      working: [
        `Air = ${breaths} × ${tidal} cm³ = ${printed(air)} cm³; share taken up = ${inFreshAir}% − ${breathedOut}% = ${share}%`,
        `Oxygen = ${share}% of ${printed(air)} cm³ = ${key.text}`,
      ],
      hints: ['How much air goes through the lungs in a minute?', 'Which share of the air stays in the blood?'],
    }
  },
})
