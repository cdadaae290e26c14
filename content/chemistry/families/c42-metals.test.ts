import { proves } from '../../engine/prove.ts'
import { metalsAndOres } from './c42-metals.ts'

interface Ore {
  name: string
  formula: string
  metals: readonly string[]
}

const symbols: Readonly<Record<string, string>> = {
  aluminium: 'Al',
  iron: 'Fe',
  tin: 'Sn',
  lead: 'Pb',
  zinc: 'Zn',
  copper: 'Cu',
  sodium: 'Na',
  magnesium: 'Mg',
  calcium: 'Ca',
  mercury: 'Hg',
}

/** Standard electrode potentials in volts: carbon reduces the oxides of the metals above about −1 V. */
const potentials: Readonly<Record<string, number>> = {
  calcium: -2.87,
  sodium: -2.71,
  magnesium: -2.37,
  aluminium: -1.66,
  zinc: -0.76,
  iron: -0.44,
  tin: -0.14,
  lead: -0.13,
}

/** The main parts with a usual percentage by mass. */
const usualParts: Readonly<Record<string, string>> = {
  brass: 'copper 67, zinc 33',
  bronze: 'copper 90, tin 10',
  'soft solder': 'lead 50, tin 50',
  'mild steel': 'iron 99.8, carbon 0.2',
  permalloy: 'nickel 80, iron 20',
  'type metal': 'lead 75, antimony 15',
}

// Of all the options offered exactly one must hold by its formula, composition or electrode potential.
proves(metalsAndOres, {
  'metal-of-ore': ({ ore, wrong }: { ore: Ore; wrong: readonly Ore[] }) => {
    const options = [...ore.metals, ...wrong.map(({ metals }) => metals[0] ?? '')]
    return onlyOne([...new Set(options)].filter((metal) => isIn(ore.formula, metal)))
  },
  'ore-of-metal': ({ metal, ore, wrong }: { metal: string; ore: Ore; wrong: readonly Ore[] }) =>
    onlyOne([ore, ...wrong].filter(({ formula }) => isIn(formula, metal)).map(({ name }) => name)),
  'parts-of-alloy': ({ alloy }: { alloy: { name: string } }) =>
    (usualParts[alloy.name] ?? '').replaceAll(/ [\d.]+/g, '').replace(', ', ' and '),
  'way-of-extraction': ({ isElectrolysis, metal, wrong }: Extraction) =>
    onlyOne([metal, ...wrong].filter((candidate) => (potentials[candidate] ?? 0) < -1 === isElectrolysis)),
})

interface Extraction {
  isElectrolysis: boolean
  metal: string
  wrong: readonly string[]
}

function isIn(formula: string, metal: string): boolean {
  return [...formula.matchAll(/[A-Z][a-z]?/g)].some(([symbol]) => symbol === symbols[metal])
}

function onlyOne(candidates: readonly string[]): string {
  return candidates.length === 1 ? (candidates[0] ?? '') : `${candidates.length} options hold`
}
