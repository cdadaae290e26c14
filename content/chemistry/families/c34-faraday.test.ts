import { evaluate } from 'mathjs'
import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { deposits, electrodeGases } from '../facts/electrode-reactions.ts'
import { faradayLaws } from './c34-faraday.ts'

interface Metal {
  symbol: string
  ion: string
}

/** Relative atomic masses that are given in the stems, once more. */
const masses: Readonly<Record<string, number>> = { Ag: 108, Cu: 64, Ni: 59, Pb: 207, Cr: 52, Au: 197 }
const chargeSigns = '⁺²³'

// With units from ampere and minute to gram; the charge is read off the printed ion and the electrons off the half-equation.
proves(faradayLaws, {
  'mass-deposited': ({ deposit, current, time }: { deposit: Metal; current: number; time: number }) =>
    evaluate(`number(${current} A * ${time} minute / (96500 C/mol) * (${equivalentOf(deposit)} g/mol), g)`),
  'time-needed': ({ deposit, current, mass }: { deposit: Metal; current: number; mass: number }) =>
    evaluate(`number(${mass} g / (${equivalentOf(deposit)} g/mol) * (96500 C/mol) / (${current} A), minute)`),
  'second-cell': ({ first, second, mass }: { first: Metal; second: Metal; mass: number }) =>
    (mass / equivalentOf(first)) * equivalentOf(second),
  'volume-of-gas': ({ gas, current, time }: { gas: { half: string }; current: number; time: number }) =>
    evaluate(`number(${current} A * ${time} minute / (96500 C/mol) / ${electronsIn(gas.half)} * (22.4 L/mol), L)`),
})

test('the facts agree with the ions and half-equations they print', () => {
  for (const { symbol, mass, charge, ion } of deposits) {
    expect(masses[symbol]).toBe(mass)
    expect(chargeOf(ion), ion).toBe(charge)
  }
  for (const { half, electrons } of electrodeGases) expect(electronsIn(half)).toBe(electrons)
})

/** The mass that one mole of electrons deposits. */
function equivalentOf({ symbol, ion }: Metal): number {
  return (masses[symbol] ?? Number.NaN) / chargeOf(ion)
}

function chargeOf(ion: string): number {
  return chargeSigns.indexOf(/[⁺²³]/.exec(ion)?.[0] ?? '') + 1
}

function electronsIn(half: string): number {
  return Number(/(\d)e⁻/.exec(half)?.[1])
}
