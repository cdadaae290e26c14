/** A nuclide by its usual name, mass number and proton number. */
export interface Nuclide {
  name: string
  mass: number
  protons: number
}

const element: Record<string, number> = {
  Uranium: 92,
  Protactinium: 91,
  Thorium: 90,
  Actinium: 89,
  Radium: 88,
  Radon: 86,
  Polonium: 84,
  Bismuth: 83,
  Lead: 82,
}

/** Turns 'Uranium-238' into a nuclide. Throws on a name that is not in the table of elements above. */
function nuclide(name: string): Nuclide {
  const [symbol = '', mass = ''] = name.split('-')
  const protons = element[symbol]
  if (protons === undefined || mass === '') throw new Error(`Unknown nuclide '${name}'`)
  return { name, mass: Number(mass), protons }
}

/** The main lines of the three natural decay series, each in the order of decay. */
export const decaySeries: readonly (readonly Nuclide[])[] = [
  `Uranium-238 Thorium-234 Protactinium-234 Uranium-234 Thorium-230 Radium-226 Radon-222 Polonium-218
    Lead-214 Bismuth-214 Polonium-214 Lead-210 Bismuth-210 Polonium-210 Lead-206`,
  `Thorium-232 Radium-228 Actinium-228 Thorium-228 Radium-224 Radon-220 Polonium-216
    Lead-212 Bismuth-212 Polonium-212 Lead-208`,
  `Uranium-235 Thorium-231 Protactinium-231 Actinium-227 Thorium-227 Radium-223 Radon-219 Polonium-215
    Lead-211 Bismuth-211 Polonium-211 Lead-207`,
].map((series) => series.split(/\s+/).map(nuclide))
