import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import type { Point } from '../../figures/svg.ts'
import { slip } from '../drafting.ts'

/** Energies in kJ mol⁻¹; each stands at a number of the axis. */
export interface Profile {
  reactants: number
  peak: number
  products: number
  /** Between two numbers of the axis. */
  unit: number
}

export interface Catalysed extends Profile {
  /** The peak with the catalyst. */
  lowered: number
}

const ticks = 6

const signed = (value: number) => (value > 0 ? `+${printed(value, 0)}` : printed(value, 0))
const change = (value: number) => ({ text: `${signed(value)} kJ mol⁻¹`, value })
const energy = (value: number) => ({ text: `${printed(value, 0)} kJ mol⁻¹`, value })

function drawProfile(random: Random): Profile | null {
  const unit = random.pick([20, 25, 30, 40, 50])
  const [reactants, peak, products] = [random.int(1, 4), random.int(3, ticks), random.int(1, 4)]
  if (peak <= Math.max(reactants, products) || reactants === products) return null
  return { reactants: reactants * unit, peak: peak * unit, products: products * unit, unit }
}

/** Whether the size of the answer differs from every level and difference that a student may read instead of it. */
const isOwn = (answer: number, others: readonly number[]) => !others.includes(Math.abs(answer))

/** A profile whose answer can't be had from another reading, or null. */
function drawWithOwn(random: Random, answerOf: (profile: Profile) => { answer: number; others: number[] }) {
  const profile = drawProfile(random)
  if (profile === null) return null
  const { answer, others } = answerOf(profile)
  return isOwn(answer, [profile.reactants, profile.products, ...others]) ? profile : null
}

/** A hump between two levels, drawn smooth. */
function hump(from: number, top: number, to: number): Point[] {
  const points: Point[] = [[0, from]]
  for (let x = 2; x <= 8; x += 0.25) {
    const side = x < 5 ? from : to
    points.push([x, side + ((top - side) * (1 - Math.cos((Math.PI * (x - 2)) / 3))) / 2])
  }
  return [...points, [10, to]]
}

function profileFigure(profile: Profile | Catalysed) {
  const { reactants, peak, products, unit } = profile
  const lowered = 'lowered' in profile ? profile.lowered : null
  return graphFigure({
    x: { label: 'course of the reaction', from: 0, to: 10.5, step: 0 },
    y: { label: 'energy (kJ mol⁻¹)', from: 0, to: (ticks + 0.6) * unit, step: unit },
    curves: [hump(reactants, peak, products)],
    guides:
      lowered === null
        ? [
            [
              [0, peak],
              [5, peak],
            ],
          ]
        : [hump(reactants, lowered, products)],
    notes: [
      { text: 'reactants', at: [2.1, reactants - 0.75 * unit] },
      { text: 'products', at: [8.8, products - 0.75 * unit] },
    ],
    alt:
      `Energy profile of a reaction. The reactants are at ${printed(reactants)} kJ mol⁻¹, the curve rises to a peak at ${printed(peak)} kJ mol⁻¹, ` +
      `and the products are at ${printed(products)} kJ mol⁻¹.` +
      (lowered === null
        ? ''
        : ` A broken curve, for the same reaction with a catalyst, has its peak at ${printed(lowered)} kJ mol⁻¹.`),
  })
}

const enthalpy = form<Profile>({
  id: 'enthalpy-change',
  difficulty: 'easy',
  draw: (random) =>
    drawWithOwn(random, ({ reactants: r, peak, products: p }) => ({ answer: p - r, others: [peak - r, peak - p] })),
  write: (profile) => {
    const { reactants: r, peak, products: p } = profile
    const key = change(p - r)
    return {
      stem: 'The enthalpy change of the reaction whose energy profile is shown below is',
      key,
      slips: [
        slip(change(r - p), 'You subtracted the products from the reactants, which gives the wrong sign.'),
        slip(change(peak - r), 'That is the activation energy of the forward reaction.'),
        slip(change(p - peak), 'That is the change from the peak to the products only.'),
        slip(change(peak - p), 'That is the activation energy of the reverse reaction.'),
        slip(change(r - peak), 'That is the fall from the peak back down to the reactants.'),
      ],
      principle: 'ΔH is the energy of the products minus that of the reactants; the peak has no part in it.',
      working: [`ΔH = ${printed(p)} − ${printed(r)} = ${key.text}`],
      hints: ['Read the levels of the reactants and of the products.', 'Is energy taken in or given out on the whole?'],
      figure: profileFigure(profile),
    }
  },
})

const forward = form<Profile>({
  id: 'activation-energy',
  difficulty: 'easy',
  draw: (random) =>
    drawWithOwn(random, ({ reactants: r, peak, products: p }) => ({ answer: peak - r, others: [Math.abs(p - r)] })),
  write: (profile) => {
    const { reactants: r, peak, products: p } = profile
    const key = energy(peak - r)
    return {
      stem: 'From the energy profile drawn below, the activation energy of the forward reaction is',
      key,
      slips: [
        slip(energy(peak), 'You read the height of the peak from zero; it counts from the reactants.'),
        slip(energy(peak - p), 'You measured from the products, which gives the reverse reaction.'),
        slip(energy(Math.abs(p - r)), 'That is the size of the enthalpy change of the reaction.'),
        slip(energy(r), 'That is the energy of the reactants before anything happens.'),
        slip(energy(peak + r), 'You added the level of the reactants where you should subtract it.'),
        slip(energy(2 * peak - r - p), 'You added the activation energies of both directions.'),
      ],
      principle: 'The activation energy is the height of the peak above the reactants.',
      working: [
        `The peak is at ${printed(peak)} and the reactants are at ${printed(r)} kJ mol⁻¹`,
        `${printed(peak)} − ${printed(r)} = ${key.text}`,
      ],
      hints: ['From which level does the forward reaction start?', 'How far must the energy rise from there?'],
      figure: profileFigure(profile),
    }
  },
})

const reverse = form<Profile>({
  id: 'reverse-activation-energy',
  difficulty: 'medium',
  draw: (random) =>
    drawWithOwn(random, ({ reactants: r, peak, products: p }) => ({ answer: peak - p, others: [Math.abs(p - r)] })),
  write: (profile) => {
    const { reactants: r, peak, products: p } = profile
    const key = energy(peak - p)
    return {
      stem: 'The reaction whose energy profile is drawn below is reversible. The activation energy of the reverse reaction is',
      key,
      slips: [
        slip(energy(peak - r), 'That is the activation energy of the forward reaction.'),
        slip(energy(peak), 'You read the height of the peak from zero; it counts from the products.'),
        slip(energy(Math.abs(p - r)), 'That is the size of the enthalpy change of the reaction.'),
        slip(energy(p), 'That is the energy of the products before the reverse reaction begins.'),
        slip(energy(2 * peak - r - p), 'You added the activation energies of both directions.'),
        slip(energy(peak + p), 'You added the level of the products where you should subtract it.'),
      ],
      principle:
        'The reverse reaction starts from the products, so its activation energy is the height of the peak above them.',
      working: [
        `The peak is at ${printed(peak)} and the products are at ${printed(p)} kJ mol⁻¹`,
        `${printed(peak)} − ${printed(p)} = ${key.text}`,
      ],
      hints: ['What are the reactants of the reverse reaction?', 'How far is the peak above that level?'],
      figure: profileFigure(profile),
    }
  },
})

const lowering = form<Catalysed>({
  id: 'lowered-by-catalyst',
  difficulty: 'medium',
  draw: (random) => {
    const profile = drawProfile(random)
    if (profile === null) return null
    const lowered = profile.peak - profile.unit * random.int(1, 2)
    const { reactants, peak, products } = profile
    const others = [reactants, products, peak - lowered, peak - products, Math.abs(products - reactants)]
    return lowered > Math.max(reactants, products) && isOwn(lowered - reactants, others)
      ? { ...profile, lowered }
      : null
  },
  write: (profile) => {
    const { reactants: r, peak, products: p, lowered } = profile
    const key = energy(lowered - r)
    return {
      stem: 'In the diagram below, the broken curve is for the same reaction with a catalyst. With the catalyst the activation energy of the forward reaction is',
      key,
      slips: [
        slip(energy(peak - r), 'That is the activation energy without the catalyst, from the full curve.'),
        slip(energy(peak - lowered), 'That is by how much the catalyst lowers the activation energy.'),
        slip(energy(lowered), 'You read the height of the peak from zero; it counts from the reactants.'),
        slip(energy(lowered - p), 'You measured from the products, which gives the reverse reaction.'),
        slip(energy(Math.abs(p - r)), 'That is the size of the enthalpy change, which a catalyst leaves as it is.'),
        slip(energy(peak - p), 'That is the activation energy of the reverse reaction without the catalyst.'),
      ],
      principle: 'A catalyst gives a path with a lower peak; the levels of reactants and products stay the same.',
      working: [
        `The broken curve has its peak at ${printed(lowered)}, the reactants are at ${printed(r)} kJ mol⁻¹`,
        `${printed(lowered)} − ${printed(r)} = ${key.text}`,
      ],
      hints: ['Which of the two curves is the one with the catalyst?', 'Measure from the level of the reactants.'],
      figure: profileFigure(profile),
    }
  },
})

export const energyProfiles = family(
  {
    id: 'c47',
    edition: 1,
    title: 'Reading an energy profile',
    subject: 'chemistry',
    topicId: 'che-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [enthalpy, forward, reverse, lowering],
)
