import { asSuperscript } from '@sabi/shared/content/unicode-scripts'
import type { Choice } from './family.ts'

/** Formats a whole number as a superscript: -19 gives '⁻¹⁹'. */
export function superscript(exponent: number): string {
  return asSuperscript(String(exponent).replace('-', '−')) ?? String(exponent)
}

/**
 * Formats a number as the papers print it: at most `places` decimals, no trailing zeros, a true minus sign, and commas between
 * thousands from 10,000. Rounds half away from zero, corrected for floating-point error (2.675 gives 2.68).
 */
export function printed(value: number, places = 4): string {
  const scale = 10 ** places
  const rounded = (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON * Math.abs(value)) * scale)) / scale
  const [whole = '0', decimals] = Math.abs(rounded).toFixed(places).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  const fraction = (decimals ?? '').replace(/0+$/, '')
  return `${rounded < 0 ? '−' : ''}${grouped}${fraction === '' ? '' : `.${fraction}`}`
}

/** Formats a number in standard form with `places` decimals in the mantissa: 1.6e-19 gives '1.6 × 10⁻¹⁹'. */
export function standardForm(value: number, places = 2): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(places).split('e')
  return `${printed(Number(mantissa), places)} × 10${superscript(Number(exponent))}`
}

/** An option that is a quantity: the printed number, a space and the unit (`''` for a pure number). */
export function quantity(value: number, unit = '', places = 4): Choice {
  const number = printed(value, places)
  if (unit === '') return { text: number, value }
  return { text: unit === '°' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`, value }
}

/** An option that is an amount of naira: 12500 gives '₦12,500', 99.5 gives '₦99.50'. */
export function naira(value: number): Choice {
  const places = Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2
  const number = Math.abs(value)
    .toFixed(places)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return { text: `${value < 0 ? '−' : ''}₦${number}`, value }
}
