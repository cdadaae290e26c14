import { family, form } from '../../engine/family.ts'
import { slip } from '../drafting.ts'
import { equilibria, type Equilibrium } from '../facts/equilibria.ts'

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`
const principle = 'By Le Chatelier a system at equilibrium shifts so as to oppose the change that is made to it.'
const withHeat = ({ equation, enthalpy }: Equilibrium) => `${equation}, ΔH = ${signed(enthalpy)} kJ mol⁻¹`
const isExothermic = ({ enthalpy }: Equilibrium) => enthalpy < 0
const heat = (system: Equilibrium) => (isExothermic(system) ? 'exothermic' : 'endothermic')
const gasText = ({ left, right }: Equilibrium) => `the left has ${left} mol of gas and the right ${right} mol`

const conditions = form<{ system: Equilibrium; wording: number }>({
  id: 'conditions-for-yield',
  difficulty: 'medium',
  draw: (random) => {
    const system = random.pick(equilibria)
    return system.left === system.right ? null : { system, wording: random.int(0, 1) }
  },
  write: ({ system, wording }) => {
    const both = (isHot: boolean, isPressed: boolean) => ({
      text: `${isHot ? 'high' : 'low'} temperature and ${isPressed ? 'high' : 'low'} pressure`,
    })
    const isHot = !isExothermic(system)
    const isPressed = system.right < system.left
    const key = both(isHot, isPressed)
    const ofHeat = `the forward reaction is ${heat(system)}`
    const ofGas = gasText(system)
    return {
      stem:
        wording === 0
          ? `The equilibrium yield of ${system.product} in ${withHeat(system)}, is greatest at`
          : `Which conditions favour the formation of ${system.product} in the equilibrium ${withHeat(system)}?`,
      key,
      slips: [
        slip(both(!isHot, isPressed), `The pressure is right, but ${ofHeat}, so the temperature is not.`),
        slip(both(isHot, !isPressed), `The temperature is right, but ${ofGas}, so the pressure is not.`),
        slip(both(!isHot, !isPressed), `Both are the wrong way round: ${ofHeat} and ${ofGas}.`),
      ],
      principle,
      working: [
        `The forward reaction is ${heat(system)}: ${isHot ? 'high' : 'low'} temperature`,
        `Since ${gasText(system)}: ${isPressed ? 'high' : 'low'} pressure`,
        `Together: ${key.text}`,
      ],
      hints: ['Does the forward reaction give out or take in heat?', 'On which side are there fewer moles of gas?'],
    }
  },
})

interface Change {
  text: string
  /** Which way the position moves: 1 to the right, −1 to the left, 0 not at all. */
  shift: (system: Equilibrium) => number
  why: string
}

const byMoles = (factor: number) => (system: Equilibrium) => factor * Math.sign(system.left - system.right)
const byHeat = (factor: number) => (system: Equilibrium) => factor * Math.sign(system.enthalpy)

function changesOf({ product, reactant }: Equilibrium): Change[] {
  return [
    {
      text: 'raising the temperature',
      shift: byHeat(1),
      why: 'Heat favours the endothermic direction of a reversible reaction',
    },
    {
      text: 'lowering the temperature',
      shift: byHeat(-1),
      why: 'Cooling favours the exothermic direction of a reversible reaction',
    },
    { text: 'raising the pressure', shift: byMoles(1), why: 'High pressure favours the side with fewer moles of gas' },
    { text: 'lowering the pressure', shift: byMoles(-1), why: 'Low pressure favours the side with more moles of gas' },
    { text: 'adding a catalyst', shift: () => 0, why: 'A catalyst speeds up both directions alike and moves nothing' },
    { text: `removing ${product}`, shift: () => 1, why: 'When a product is taken away, more of it is formed' },
    { text: `adding more ${product}`, shift: () => -1, why: 'When a product is added, some of it turns back' },
    ...(reactant === ''
      ? []
      : [
          { text: `adding more ${reactant}`, shift: () => 1, why: 'When a reactant is added, more of it is used up' },
          {
            text: `removing ${reactant}`,
            shift: () => -1,
            why: 'When a reactant is taken away, some of it forms again',
          },
        ]),
  ]
}

const move = (shift: number) => (shift > 0 ? 'moves to the right' : shift < 0 ? 'moves to the left' : 'does not move')

/** What a change of temperature or pressure acts on in this system. */
function factFor(change: string, system: Equilibrium): string {
  if (change.endsWith('the temperature')) return `; the forward reaction is ${heat(system)}`
  return change.endsWith('the pressure') ? `; ${gasText(system)}` : ''
}

const changeThatShifts = form<{ system: Equilibrium; key: string; others: readonly string[]; toRight: boolean }>({
  id: 'change-that-shifts',
  difficulty: 'medium',
  draw: (random) => {
    const system = random.pick(equilibria)
    const toRight = random.int(0, 1) > 0
    const wanted = toRight ? 1 : -1
    const all = random.shuffle(changesOf(system))
    const key = all.find(({ shift }) => shift(system) === wanted)
    const others = all.filter(({ shift }) => shift(system) !== wanted).slice(0, 3)
    return key === undefined || others.length < 3
      ? null
      : { system, key: key.text, others: others.map(({ text }) => text), toRight }
  },
  write: ({ system, key, others, toRight }) => {
    const find = (text: string) =>
      changesOf(system).find((change) => change.text === text) ?? { text, shift: () => 0, why: '' }
    return {
      stem: `Which change moves the position of the equilibrium ${withHeat(system)}, to the ${toRight ? 'right' : 'left'}?`,
      key: { text: key },
      slips: others.map((text) =>
        slip(
          { text },
          `${find(text).why}${factFor(text, system)}, so here the position ${move(find(text).shift(system))}.`,
        ),
      ),
      principle,
      working: [
        `The forward reaction is ${heat(system)}; ${gasText(system)}`,
        find(key).why,
        `So the change is ${key}`,
      ],
      hints: ['Take each change by itself.', 'Use the sign of ΔH and the moles of gas on both sides.'],
    }
  },
})

const pressureEffect = form<{ key: Equilibrium; others: readonly Equilibrium[]; asked: number; isRise: boolean }>({
  id: 'system-and-pressure',
  difficulty: 'medium',
  draw: (random) => {
    const asked = random.pick([-1, 0, 1])
    const isRise = random.int(0, 1) > 0
    const shiftOf = byMoles(isRise ? 1 : -1)
    const key = random.pick(equilibria)
    const others = random.shuffle(equilibria.filter((system) => shiftOf(system) + 0 !== asked)).slice(0, 3)
    return shiftOf(key) + 0 === asked ? { key, others, asked, isRise } : null
  },
  write: ({ key, others, asked, isRise }) => {
    const shiftOf = byMoles(isRise ? 1 : -1)
    const change = isRise ? 'a rise in pressure' : 'a fall in pressure'
    const result =
      asked === 0 ? 'leave the position unchanged' : `move the position to the ${asked > 0 ? 'right' : 'left'}`
    return {
      stem: `In which of these equilibria does ${change} at constant temperature ${result}?`,
      key: { text: key.equation },
      slips: others.map((system) =>
        slip({ text: system.equation }, `Here ${gasText(system)}, so the position ${move(shiftOf(system))}.`),
      ),
      principle: 'High pressure favours the side with fewer moles of gas, low pressure the other; solids do not count.',
      working: [
        `Count only the gases: in ${key.equation}, ${gasText(key)}`,
        `With ${change} the position therefore ${move(asked)}`,
        `The equilibrium is ${key.equation}`,
      ],
      hints: ['Count the moles of gas on each side of the arrow.', 'Leave solids out of the count.'],
    }
  },
})

const constantAndYield = form<{
  system: Equilibrium
  change: 'temperature' | 'pressure' | 'catalyst'
  isRise: boolean
}>({
  id: 'constant-and-yield',
  difficulty: 'hard',
  draw: (random) => {
    const change = random.pick(['temperature', 'temperature', 'pressure', 'catalyst'] as const)
    return { system: random.pick(equilibria), change, isRise: change === 'catalyst' || random.int(0, 1) > 0 }
  },
  write: ({ system, change, isRise }) => {
    const verb = (sign: number) => (sign > 0 ? 'rises' : sign < 0 ? 'falls' : 'stays the same')
    const effect = (k: number, output: number) => ({ text: `K ${verb(k)} and the yield ${verb(output)}` })
    const turn = isRise ? 1 : -1
    const output = change === 'catalyst' ? 0 : change === 'pressure' ? byMoles(turn)(system) : byHeat(turn)(system)
    const k = change === 'temperature' ? output : 0
    const key = effect(k, output)
    const action = change === 'catalyst' ? 'a catalyst is added' : `the ${change} is ${isRise ? 'raised' : 'lowered'}`
    const ofConstant =
      change === 'temperature'
        ? `K ${verb(k)} with this change of temperature`
        : 'only a change of temperature can alter K'
    const ofYield = `the position ${move(output)}, so the yield ${verb(output)}`
    const reason = ([a, b]: readonly [number, number]) =>
      `Not so: ${[...(a === k ? [] : [ofConstant]), ...(b === output ? [] : [ofYield])].join(', and ')}.`
    const all = [
      [1, 1],
      [-1, -1],
      [0, 1],
      [0, -1],
      [0, 0],
      [1, 0],
      [-1, 0],
    ] as const
    return {
      stem: `In the equilibrium ${withHeat(system)}, ${action}. What happens to the equilibrium constant K and to the yield of ${system.product}?`,
      key,
      slips: all.filter(([a, b]) => a !== k || b !== output).map(([a, b]) => slip(effect(a, b), reason([a, b]))),
      principle:
        'Only temperature changes the equilibrium constant; pressure can move the position, and a catalyst moves neither.',
      working: [
        change === 'temperature'
          ? `The forward reaction is ${heat(system)}, so on ${isRise ? 'heating' : 'cooling'} the position ${move(output)}`
          : change === 'pressure'
            ? `Here ${gasText(system)}, so the position ${move(output)}`
            : 'Both directions become faster by the same factor',
        `Thus ${key.text}`,
      ],
      hints: ['Which single factor can change K?', 'Then ask which way the position moves.'],
    }
  },
})

export const equilibriumShifts = family(
  {
    id: 'c40',
    edition: 1,
    title: 'Equilibrium and the principle of Le Chatelier',
    subject: 'chemistry',
    topicId: 'che-equilibrium',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [conditions, changeThatShifts, pressureEffect, constantAndYield],
)
