import { readQuantities, show } from './quantities.ts'
import type { Worked } from './worked.ts'

/** `50g/20cm3` is a mass and a volume. */
const massOverVolume = /(?<=\d\s?k?g)\s*\/\s*(?=\d)/gi
const cubicCentimetres = 1000

/** Other kinds of density, and bodies whose mass or volume is not the one that is given. */
const otherDensities =
  /\b(?:vapou?r|relative|optical|charge|current|population|flux)\b|\b(?:mix|hollow|empty|bottle|alloy|gas\b)/i

/** Density from a mass and a volume. */
export function calculateDensity(message: string): Worked | null {
  if (!/\bdensity\b/i.test(message) || otherDensities.test(message)) return null
  const { quantities, bare } = readQuantities(message.replaceAll(massOverVolume, ' , '))
  const mass = quantities.find(({ kind }) => kind === 'mass')
  const volume = quantities.find(({ kind }) => kind === 'volume')
  if (bare.length > 0 || quantities.length !== 2 || mass === undefined || volume === undefined) return null
  const inCm3 = volume.value * cubicCentimetres
  if (inCm3 === 0) return null
  const density = mass.value / inCm3
  return {
    reading: [`mass = ${show(mass.value)} g`, `volume = ${show(inCm3)} cm³`],
    steps: [
      'Formula: density = mass ÷ volume',
      `density = ${show(mass.value)} ÷ ${show(inCm3)} = ${show(density)} g/cm³`,
      `1 g/cm³ = 1000 kg/m³, so this is ${show(density * 1000)} kg/m³`,
    ],
    result: `density = ${show(density)} g/cm³`,
  }
}
