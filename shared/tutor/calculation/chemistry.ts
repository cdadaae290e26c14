import { atomsIn, spelledFormula } from './formulas.ts'
import { readQuantities, show, type Quantity } from './quantities.ts'
import type { Worked } from './worked.ts'

/** Relative atomic masses as the exam boards give them. */
const masses: Readonly<Record<string, number>> = {
  H: 1,
  He: 4,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
  Cu: 64,
  Zn: 65,
  Br: 80,
  Ag: 108,
  I: 127,
  Ba: 137,
  Pb: 207,
}

/** Words of questions where the number is not that of the substance itself: of a reaction, a part of it, or its water of crystallisation. */
const otherMatter = new RegExp(
  [
    String.raw`\b(?:hydrate|crystal|impur|pur[ei]|excess|atoms?\b|ions?\b|molecules|particles|electrol|electron)`,
    String.raw`\b(?:produc|react|burn|combust|heat|decompos|neutrali|titrat|precipitat|liberat|evolve|give[sn]? off|obtain|form(?:ed|s)\b|yield|from\b|percent)`,
    String.raw`\b(?:H|Na|K|Ca|Mg|Cl|OH)\d?[+⁺⁻-]|\bof (?:the )?(?:chloride|bromide|iodide|hydroxide|nitrate|sul(?:ph|f)ate|carbonate|H|C|O|N|S|P|Na|K|Ca|Al|Fe|Cl)\b`,
    String.raw`[.·•*⋅]\s?\d*\s?H[2₂]O`,
    String.raw`\bof (?:oxygen|hydrogen|nitrogen|carbon|sul(?:ph|f)ur|chlorine|sodium|potassium|calcium|magnesium|alumini?um|iron|copper|zinc|lead|silver)\b(?! \w*(?:ide|ate|gas)\b| \w+ \w*ate\b)`,
  ].join('|'),
  'i',
)
/** What a solution may be asked for besides mol/dm³, and what else may happen to it. */
const otherSolutions =
  /\bmolar (?:mass|volume)|\bg(?:rams?)?\s?(?:\/|per )\s?(?:dm|cm|l|c\.?c)|\bg\s?dm|\bmass concentration|\b(?:dilut|concentrated\b|boil|doubl|twice|hal[fv]|add|more\b|evaporat|left\b|remain|mix|gas\b|s\.?t\.?p\b|occup|acid|alkali|base\b|solubility|saturat|density|equilib|dissoci|normality|molality|partial|needs?\b|salt\b(?<!common salt))/i

const asksMolarMass = /\b(?:(?:molar|molecular|formula|relative molecular) mass|r\.?m\.?m)\b/i

/** Moles from a mass, and a mass from moles, of a substance given by its formula. */
export function calculateMoles(message: string): Worked | null {
  const formula = formulaIn(message)
  if (formula === null || otherMatter.test(message) || /\bsolution/i.test(message)) return null
  const { quantities, bare } = readQuantities(message.replace(formula.typed, ' '))
  const [only] = quantities
  const molar = molarMass(formula.proper)
  if (bare.length > 0 || molar === null) return null
  if (quantities.length === 0 && asksMolarMass.test(message))
    return {
      reading: [`substance = ${formula.proper}`],
      steps: [`Add the masses of the atoms: ${molar.sum} = ${show(molar.value)}`],
      result: `Molar mass of ${formula.proper} = ${show(molar.value)} g/mol`,
    }
  if (quantities.length !== 1 || only === undefined) return null
  const start = [`Molar mass of ${formula.proper}: ${molar.sum} = ${show(molar.value)} g/mol`]
  if (only.kind === 'mass' && /\bmol(?:e|es|s)?\b/i.test(message))
    return molesOf(only, { formula: formula.proper, molar: molar.value, start })
  if (only.kind === 'amount' && /\b(mass|grams?|weight)\b/i.test(message))
    return massOf(only, { formula: formula.proper, molar: molar.value, start })
  return null
}

interface Substance {
  formula: string
  molar: number
  start: string[]
}

function molesOf({ value }: Quantity, { formula, molar, start }: Substance): Worked {
  return {
    reading: [`mass = ${show(value)} g`, `substance = ${formula}`],
    steps: [...start, `n = mass ÷ molar mass = ${show(value)} ÷ ${show(molar)}`],
    result: `n = ${show(value / molar)} mol of ${formula}`,
  }
}

function massOf({ value }: Quantity, { formula, molar, start }: Substance): Worked {
  return {
    reading: [`n = ${show(value)} mol`, `substance = ${formula}`],
    steps: [...start, `mass = n × molar mass = ${show(value)} × ${show(molar)}`],
    result: `mass = ${show(value * molar)} g of ${formula}`,
  }
}

/** Concentration of a solution from its volume and the mass or moles dissolved, and the mass in a volume of known concentration. */
export function calculateConcentration(message: string): Worked | null {
  const formula = formulaIn(message)
  const { quantities, bare } = readQuantities(formula === null ? message : message.replace(formula.typed, ' '))
  const of = (kind: Quantity['kind']) => quantities.find((one) => one.kind === kind)?.value
  const [grams, amount, volume, concentration] = [of('mass'), of('amount'), of('volume'), of('concentration')]
  if (otherMatter.test(message) || otherSolutions.test(message)) return null
  if (bare.length > 0 || quantities.length !== 2 || !volume) return null
  const V = `V = ${show(volume)} dm³`
  const asksConcentration = /\b(?:molarity|concentration|mol\w*\s?(?:\/|per ))/i.test(message)
  if (amount !== undefined && asksConcentration)
    return { reading: [`n = ${show(amount)} mol`, V, 'wanted: c'], ...concentrationOf(amount, volume, []) }
  const molar = formula === null ? null : molarMass(formula.proper)
  if (formula === null || molar === null) return null
  const { proper } = formula
  const M = `Molar mass of ${proper}: ${molar.sum} = ${show(molar.value)} g/mol`
  if (grams !== undefined && asksConcentration) {
    const n = grams / molar.value
    const steps = [M, `n = mass ÷ molar mass = ${show(grams)} ÷ ${show(molar.value)} = ${show(n)} mol`]
    const reading = [`mass = ${show(grams)} g`, `substance = ${proper}`, V, 'wanted: c']
    return { reading, ...concentrationOf(n, volume, steps) }
  }
  if (concentration === undefined || !/\b(?:mass|grams?|how much|weigh\w*)\b/i.test(message)) return null
  const n = concentration * volume
  return {
    reading: [`c = ${show(concentration)} mol/dm³`, V, `substance = ${proper}`, 'wanted: mass'],
    steps: [
      `n = c × V = ${show(concentration)} × ${show(volume)} = ${show(n)} mol`,
      M,
      `mass = n × molar mass = ${show(n)} × ${show(molar.value)}`,
    ],
    result: `mass = ${show(n * molar.value)} g of ${proper}`,
  }
}

function concentrationOf(n: number, volume: number, steps: string[]): Pick<Worked, 'steps' | 'result'> {
  return {
    steps: [...steps, `c = n ÷ V = ${show(n)} ÷ ${show(volume)}`],
    result: `c = ${show(n / volume)} mol/dm³`,
  }
}

/** Names that students write instead of a formula. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sodium hydroxide|caustic soda)\b/i, 'NaOH'],
  [/\b(?:sodium chloride|common salt)\b/i, 'NaCl'],
  [/\bpotassium hydroxide\b/i, 'KOH'],
  [/\bsodium (?:trioxo)?carbonate\b(?:\s?\(iv\))?/i, 'Na2CO3'],
  [/\bglucose\b/i, 'C6H12O6'],
]

/** The only substance of the message; null without one, or with several. */
function formulaIn(message: string): { typed: string; proper: string } | null {
  const found = [
    ...message.split(/[^A-Za-z0-9]+/).flatMap((typed) => {
      const proper = spelledFormula(typed) ?? (isFormula(typed) ? typed : undefined)
      return proper === undefined ? [] : [{ typed, proper }]
    }),
    ...named.flatMap(([name, proper]) => (name.exec(message) ?? []).map((typed) => ({ typed, proper }))),
  ]
  return found.length === 1 ? (found[0] ?? null) : null
}

function isFormula(word: string): boolean {
  return /\d/.test(word) && (atomsIn(word)?.size ?? 0) > 1
}

function molarMass(formula: string): { sum: string; value: number } | null {
  const parts = [...(atomsIn(formula) ?? [])].map(([element, count]) => ({ mass: masses[element], count }))
  let value = 0
  for (const { mass, count } of parts) {
    if (mass === undefined) return null
    value += mass * count
  }
  return {
    sum: parts.map(({ mass = 0, count }) => (count === 1 ? show(mass) : `${count} × ${show(mass)}`)).join(' + '),
    value,
  }
}

/** Gases with a third change, or of which the change is given. */
const otherGases = /\b(?:doubl|twice|tripl|hal[fv]|by\b|over water|vapou?r)/i

/** A fixed amount of gas: Boyle’s and Charles’s laws, with two states of which one value is wanted. */
export function calculateGas(message: string): Worked | null {
  if (!/\bgas\b|\bair\b|\boxygen\b|\bballoon\b|\bhydrogen\b/i.test(message)) return null
  const { quantities, bare } = readQuantities(message)
  if (bare.length > 0 || quantities.length !== 3 || otherGases.test(message)) return null
  const of = (kind: Quantity['kind']) => quantities.filter((one) => one.kind === kind).map(({ value }) => value)
  const [volumes, temperatures, pressures] = [of('volume'), of('temperature'), of('pressure')]
  const [V] = volumes
  const [T1, T2] = temperatures
  const [P1, P2] = pressures
  if (V === undefined || volumes.length !== 1 || !/\bvolume\b/i.test(message)) return null
  if (T1 !== undefined && T2 !== undefined && pressures.length === 0 && T1 > 0)
    return {
      reading: [`V₁ = ${show(V)} dm³`, `T₁ = ${show(T1)} K`, `T₂ = ${show(T2)} K`, 'constant pressure'],
      steps: ['Charles’s law: V₁ ÷ T₁ = V₂ ÷ T₂', `V₂ = ${show(V)} × ${show(T2)} ÷ ${show(T1)}`],
      result: `V₂ = ${show((V * T2) / T1)} dm³`,
    }
  if (P1 !== undefined && P2 !== undefined && temperatures.length === 0 && P2 > 0)
    return {
      reading: [`V₁ = ${show(V)} dm³`, `P₁ = ${show(P1)} atm`, `P₂ = ${show(P2)} atm`, 'constant temperature'],
      steps: ['Boyle’s law: P₁V₁ = P₂V₂', `V₂ = ${show(P1)} × ${show(V)} ÷ ${show(P2)}`],
      result: `V₂ = ${show((P1 * V) / P2)} dm³`,
    }
  return null
}
