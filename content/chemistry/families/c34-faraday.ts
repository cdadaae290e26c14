import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import { deposits, electrodeGases, type Deposit, type ElectrodeGas } from '../facts/electrode-reactions.ts'

const faraday = 96500
const givenFaraday = 'Faraday constant = 96,500 C mol⁻¹'
const currents = [0.965, 1.93, 3.86, 5.79, 9.65, 19.3]
const minutes = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100]

const grams = (value: number) => quantity(value, 'g', 2)
const litres = (value: number) => quantity(value, 'dm³', 3)
const lasting = (value: number) => quantity(value, 'minutes', 2)

const massDeposited = form<{ deposit: Deposit; current: number; time: number }>({
  id: 'mass-deposited',
  difficulty: 'medium',
  draw: (random) => {
    const [deposit, current, time] = [random.pick(deposits), random.pick(currents), random.pick(minutes)]
    const mass = (current * time * 60 * deposit.mass) / faraday / deposit.charge
    return mass >= 0.2 && terminates(mass, 2) ? { deposit, current, time } : null
  },
  write: ({ deposit: { metal, symbol, solution, mass, charge, ion }, current, time }) => {
    const electrons = (current * time * 60) / faraday
    const deposited = (electrons * mass) / charge
    const key = grams(deposited)
    return {
      stem:
        `The mass of ${metal} deposited when a current of ${current} A passes through a solution of ${solution} for ${time} minutes is ` +
        `[${symbol} = ${mass}; ${givenFaraday}]`,
      key,
      slips: [
        slip(
          grams(electrons * mass),
          `This takes one mole of electrons for each mole of ${metal}, but the ion is ${ion}.`,
        ),
        slip(
          grams(electrons * mass * charge),
          `This multiplies by the charge ${charge} of the ion instead of dividing by it.`,
        ),
        slip(grams(deposited / 60), 'This leaves the time in minutes, but one ampere is a coulomb in each second.'),
        slip(grams(deposited / charge), `This divides twice by the charge ${charge} of the ion.`),
        slip(grams(electrons), 'This stops at the moles of electrons and never turns them into a mass.'),
        slip(grams(mass / charge), 'This is the mass that one whole faraday deposits, not the given charge.'),
        slip(
          grams(electrons * (mass / charge) * 2),
          'This counts the charge that flows at both electrodes, so it doubles it.',
        ),
      ],
      principle: `By Faraday's laws each mole of ${ion} takes ${charge} mol of electrons, and Q = It.`,
      working: [
        `Q = ${current} × ${time} × 60 = ${printed(current * time * 60)} C`,
        `n(e⁻) = ${printed(current * time * 60)} ÷ 96,500 = ${printed(electrons)} mol`,
        `Mass = ${printed(electrons)} ÷ ${charge} × ${mass} = ${key.text}`,
      ],
      hints: ['How many coulombs pass, with the time in seconds?', `How many electrons does one ${ion} ion need?`],
    }
  },
})

const timeNeeded = form<{ deposit: Deposit; current: number; mass: number }>({
  id: 'time-needed',
  difficulty: 'hard',
  draw: (random) => {
    const [deposit, current, time] = [random.pick(deposits), random.pick(currents), random.pick(minutes)]
    const mass = (current * time * 60 * deposit.mass) / faraday / deposit.charge
    return deposit.charge > 1 && mass >= 0.2 && terminates(mass, 2)
      ? { deposit, current, mass: Number(mass.toFixed(2)) }
      : null
  },
  write: ({ deposit: { metal, symbol, solution, mass: molar, charge, ion }, current, mass }) => {
    const electrons = (mass * charge) / molar
    const time = (electrons * faraday) / current / 60
    const key = lasting(time)
    return {
      stem:
        `For how long must a current of ${current} A pass through a solution of ${solution} to deposit ${mass} g of ${metal}? ` +
        `[${symbol} = ${molar}; ${givenFaraday}]`,
      key,
      slips: [
        slip(
          lasting(time / charge),
          `This takes one mole of electrons for each mole of ${metal}, but the ion is ${ion}.`,
        ),
        slip(
          lasting(time / charge ** 2),
          `This divides by the charge ${charge} of the ion instead of multiplying by it.`,
        ),
        slip(lasting(time / 60), 'This turns the time from seconds into hours and not into minutes.'),
        slip(lasting(time * 60), 'This leaves the time in seconds although the answer is in minutes.'),
        slip(lasting(time * charge), `This multiplies twice by the charge ${charge} of the ion.`),
        slip(lasting(time * current), 'This leaves out the current and takes it to be one ampere.'),
        slip(lasting(time / current), 'This divides by the current twice instead of only once.'),
      ],
      principle: `By Faraday's laws each mole of ${ion} takes ${charge} mol of electrons, and t = Q/I.`,
      working: [
        `n(e⁻) = ${charge} × ${mass} ÷ ${molar} = ${printed(electrons)} mol`,
        `Q = ${printed(electrons)} × 96,500 = ${printed(electrons * faraday)} C`,
        `t = ${printed(electrons * faraday)} ÷ ${current} = ${printed(time * 60)} s`,
        `t = ${printed(time * 60)} ÷ 60 = ${key.text}`,
      ],
      hints: ['How many moles of electrons does this mass need?', 'Time is charge over current, in seconds.'],
    }
  },
})

const massInSecondCell = form<{ first: Deposit; second: Deposit; mass: number }>({
  id: 'second-cell',
  difficulty: 'medium',
  draw: (random) => {
    const [first, second] = [random.pick(deposits), random.pick(deposits)]
    const mass = first.mass * random.pick([0.01, 0.02, 0.05, 0.1])
    const other = (mass * first.charge * second.mass) / first.mass / second.charge
    return first.charge !== second.charge && terminates(other, 2)
      ? { first, second, mass: Number(mass.toFixed(2)) }
      : null
  },
  write: ({ first, second, mass }) => {
    const electrons = (mass * first.charge) / first.mass
    const key = grams((electrons * second.mass) / second.charge)
    const moles = mass / first.mass
    return {
      stem:
        `The quantity of electricity that deposits ${mass} g of ${first.metal} from a solution of ${first.ion} ions is passed through a solution of ` +
        `${second.ion} ions. The mass of ${second.metal} deposited is [${first.symbol} = ${first.mass}, ${second.symbol} = ${second.mass}]`,
      key,
      slips: [
        slip(grams(moles * second.mass), 'This takes equal moles of the two metals, but their ions differ in charge.'),
        slip(grams(mass), 'This takes equal masses of the two metals, but equal charges pass.'),
        slip(
          grams((moles * second.charge * second.mass) / first.charge),
          'This turns the ratio of the two charges upside down.',
        ),
        slip(
          grams((mass * first.charge) / second.charge),
          'This leaves out the relative atomic masses of the two metals.',
        ),
        slip(
          grams(electrons * second.mass),
          `This forgets that each ${second.metal} ion takes ${second.charge} electrons.`,
        ),
        slip(
          grams((moles * second.mass) / second.charge),
          `This forgets that each ${first.metal} ion takes ${first.charge} electrons.`,
        ),
        slip(
          grams((mass * first.mass) / second.mass),
          'This turns the ratio of the relative atomic masses upside down.',
        ),
      ],
      principle:
        "By Faraday's second law equal charges deposit moles of metal in the inverse ratio of the ionic charges.",
      working: [
        `n(${first.symbol}) = ${mass} ÷ ${first.mass} = ${printed(moles)} mol`,
        `n(e⁻) = ${printed(moles)} × ${first.charge} = ${printed(electrons)} mol`,
        `Mass of ${second.symbol} = ${printed(electrons)} ÷ ${second.charge} × ${second.mass} = ${key.text}`,
      ],
      hints: [
        `How many moles of electrons deposit the ${first.metal}?`,
        'The same number of electrons goes through the second solution.',
      ],
    }
  },
})

const volumeOfGas = form<{ gas: ElectrodeGas; current: number; time: number }>({
  id: 'volume-of-gas',
  difficulty: 'hard',
  draw: (random) => {
    const draft = { gas: random.pick(electrodeGases), current: random.pick(currents), time: random.pick(minutes) }
    const volume = (draft.current * draft.time * 60 * 22.4) / faraday / draft.gas.electrons
    return volume >= 0.1 && terminates(volume, 3) ? draft : null
  },
  write: ({ gas: { name, formula, electrode, electrons, solution, half }, current, time }) => {
    const passed = (current * time * 60) / faraday
    const volume = (passed / electrons) * 22.4
    const key = litres(volume)
    const otherElectrons = electrons === 2 ? 4 : 2
    return {
      stem:
        `A current of ${current} A passes through ${solution} for ${time} minutes. The volume of ${name} set free at the ${electrode} at s.t.p. is ` +
        `[${half}; ${givenFaraday}; molar volume of a gas at s.t.p. = 22.4 dm³ mol⁻¹]`,
      key,
      slips: [
        slip(litres(passed * 22.4), `This takes one electron for each molecule of ${formula} instead of ${electrons}.`),
        slip(
          litres((passed * 22.4) / otherElectrons),
          `This uses ${otherElectrons} electrons for each molecule, which belongs to the other electrode.`,
        ),
        slip(litres(volume / 60), 'This leaves the time in minutes, but one ampere is a coulomb in each second.'),
        slip(litres(passed / electrons), 'This stops at the moles of gas and leaves out the molar volume.'),
        slip(
          litres(passed * electrons * 22.4),
          `This multiplies by the ${electrons} electrons of the half-equation instead of dividing.`,
        ),
        slip(litres(volume / electrons), 'This divides twice by the number of electrons in the half-equation.'),
        slip(litres(22.4 / electrons), 'This is the volume that one whole faraday sets free, not the given charge.'),
      ],
      principle: `The half-equation shows ${electrons} mol of electrons for each mole of ${formula}, and Q = It.`,
      working: [
        `Q = ${current} × ${time} × 60 = ${printed(current * time * 60)} C`,
        `n(e⁻) = ${printed(current * time * 60)} ÷ 96,500 = ${printed(passed)} mol`,
        `n(${formula}) = ${printed(passed)} ÷ ${electrons} = ${printed(passed / electrons)} mol`,
        `V = ${printed(passed / electrons)} × 22.4 = ${key.text}`,
      ],
      hints: ['How many moles of electrons pass?', 'See in the half-equation how many of them make one molecule.'],
    }
  },
})

export const faradayLaws = family(
  {
    id: 'c34',
    edition: 1,
    title: "Faraday's laws of electrolysis",
    subject: 'chemistry',
    topicId: 'che-electrolysis',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [massDeposited, timeNeeded, massInSecondCell, volumeOfGas],
)
