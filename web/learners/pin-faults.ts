import { learnerTexts } from './texts.ts'

export interface PinFaults {
  pin?: string
  again?: string
}

/** The fault of a new PIN that was typed twice. Nothing typed changes nothing. */
export function pinFaults(digits: string, again: string): PinFaults {
  if (digits === '' && again === '') return {}
  if (!/^\d{4}$/.test(digits)) return { pin: learnerTexts.pinFault }
  return digits === again ? {} : { again: learnerTexts.pinsDiffer }
}
