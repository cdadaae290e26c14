/** How a student left a passage. */
export interface Place {
  isOpen: boolean
  /** Shown at its full length on a small screen. */
  isWhole: boolean
  /** How far it was scrolled, in CSS pixels. */
  top: number
  /** The gap that was asked about when it was scrolled. */
  gap?: string | undefined
}

/** The state in which the student left each passage, for its next question. */
export const placeById = new Map<string, Place>()

export const newPlace: Place = { isOpen: true, isWhole: false, top: 0 }

/** Forgets where passages were left, for another session or student. */
export function forgetPlaces(): void {
  placeById.clear()
}
