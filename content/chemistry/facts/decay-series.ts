export interface Series {
  /** The element at the head, with its mass number and atomic number. */
  name: string
  mass: number
  charge: number
  /** The particles in the order of emission: 'a' for alpha, 'b' for beta. */
  emissions: string
}

/** The main branches of the natural decay series. */
export const decaySeries: readonly Series[] = [
  { name: 'uranium', mass: 238, charge: 92, emissions: 'abbaaaaabbabba' },
  { name: 'thorium', mass: 232, charge: 90, emissions: 'abbaaaabba' },
  { name: 'uranium', mass: 235, charge: 92, emissions: 'ababaaaabab' },
]

/** The elements that occur in the series, by atomic number. */
export const elementsOfSeries: Readonly<Record<number, string>> = {
  81: 'thallium',
  82: 'lead',
  83: 'bismuth',
  84: 'polonium',
  86: 'radon',
  88: 'radium',
  89: 'actinium',
  90: 'thorium',
  91: 'protactinium',
  92: 'uranium',
}
