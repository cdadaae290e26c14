import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'
import { bloodTyping } from '../forms/b18-typing.ts'
import { safeGroups } from '../forms/b18-safe-groups.ts'

interface Donors {
  town: string
  o: number
  a: number
  b: number
  ab: number
  patient: 'A' | 'B'
  isGiving: boolean
}

const towns = ['Ibadan', 'Kano', 'Enugu', 'Jos', 'Calabar', 'Lokoja'] as const
/** In Nigeria about 53% are of group O, 23% of A, 21% of B and 4% of AB; the draws keep near that. */
const highestShareOfAb = 0.05
const people = (value: number) => quantity(value)

const countOfClass = form<Donors>({
  id: 'count',
  difficulty: 'medium',
  draw: (random) => {
    const donors = {
      town: random.pick(towns),
      o: random.int(78, 98),
      a: random.int(34, 46),
      b: random.int(30, 42),
      ab: random.int(4, 8),
    }
    const { o, a, b, ab } = donors
    if (a === b || ab > highestShareOfAb * (o + a + b + ab)) return null
    return { ...donors, patient: random.pick(['A', 'B'] as const), isGiving: random.int(0, 1) === 1 }
  },
  write: ({ town, o, a, b, ab, patient, isGiving }) => {
    const own = patient === 'A' ? a : b
    const [foreign, foreignName] = patient === 'A' ? [b, 'B'] : [a, 'A']
    const [partner, partnerName, otherPartner, otherName] = isGiving ? [ab, 'AB', o, 'O'] : [o, 'O', ab, 'AB']
    const asked = isGiving
      ? `who can safely receive red blood cells from a group ${patient} donor`
      : `who can safely give red blood cells to a group ${patient} patient`
    return {
      stem: `In a school in ${town}, ${o} students are of blood group O, ${a} of group A, ${b} of group B and ${ab} of group AB. As regards the ABO system, the number of them ${asked} is`,
      key: people(own + partner),
      slips: slipsAs(people, [
        [own, `This counts group ${patient} only and forgets that group ${partnerName} is safe too.`],
        [partner, `This counts group ${partnerName} only and forgets that group ${patient} itself is safe.`],
        [
          own + otherPartner,
          `This swaps donor and recipient and so counts group ${otherName} instead of group ${partnerName}.`,
        ],
        [foreign + otherPartner, 'This counts the students whose transfusion would make the red cells clump.'],
        [own + partner + otherPartner, `This takes both O and AB as safe; here group ${otherName} is not.`],
        [
          own + partner + foreign,
          own + partner + foreign === otherPartner
            ? `This leaves out group ${otherName} only, or counts it alone; groups ${otherName} and ${foreignName} both cause clumping here.`
            : `This leaves out group ${otherName} only, but group ${foreignName} causes clumping here as well.`,
        ],
        [o + a + b + ab, 'This counts everybody in the school, whatever the blood group.'],
      ]),
      principle: isGiving
        ? `Group ${patient} cells carry antigen ${patient}, so they are safe only where the plasma has no anti-${patient} antibody.`
        : `Group ${patient} plasma clumps every red cell with the antigen that group ${patient} lacks.`,
      working: [
        `The safe groups are ${patient} and ${partnerName}`,
        `Number = ${own} + ${partner} = ${people(own + partner).text}`,
      ],
      hints: ['Which antigen do the given cells carry?', 'Which plasma holds an antibody against it?'],
    }
  },
})

export const bloodGroups = family(
  {
    id: 'b18',
    edition: 2,
    title: 'Blood groups and safe transfusion',
    subject: 'biology',
    topicId: 'bio-variation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
  },
  [bloodTyping, safeGroups, countOfClass],
)
