/** The powers of mass, length and time in a quantity. */
export type Powers = readonly [mass: number, length: number, time: number]

export interface DerivedQuantity {
  name: string
  powers: Powers
  /** The equation that defines it, in words. */
  definition: string
  /** The same with the dimensions of its parts. */
  parts: string
  /** Its SI unit in words and in signs, where it has one that is not written in base units already. */
  unit?: string
}

/** Definitions as school books give them; the proof of the family checks the powers against the SI units. */
export const derivedQuantities: readonly DerivedQuantity[] = [
  {
    name: 'force',
    powers: [1, 1, -2],
    definition: 'force = mass × acceleration',
    parts: 'M × L T⁻²',
    unit: 'newton (N)',
  },
  {
    name: 'pressure',
    powers: [1, -1, -2],
    definition: 'pressure = force ÷ area',
    parts: 'M L T⁻² ÷ L²',
    unit: 'pascal (Pa)',
  },
  {
    name: 'energy',
    powers: [1, 2, -2],
    definition: 'energy = force × distance',
    parts: 'M L T⁻² × L',
    unit: 'joule (J)',
  },
  {
    name: 'power',
    powers: [1, 2, -3],
    definition: 'power = energy ÷ time',
    parts: 'M L² T⁻² ÷ T',
    unit: 'watt (W)',
  },
  {
    name: 'impulse',
    powers: [1, 1, -1],
    definition: 'impulse = force × time',
    parts: 'M L T⁻² × T',
    unit: 'newton second (N s)',
  },
  { name: 'momentum', powers: [1, 1, -1], definition: 'momentum = mass × velocity', parts: 'M × L T⁻¹' },
  { name: 'density', powers: [1, -3, 0], definition: 'density = mass ÷ volume', parts: 'M ÷ L³' },
  { name: 'acceleration', powers: [0, 1, -2], definition: 'acceleration = velocity ÷ time', parts: 'L T⁻¹ ÷ T' },
  {
    name: 'the moment of a force',
    powers: [1, 2, -2],
    definition: 'moment = force × perpendicular distance',
    parts: 'M L T⁻² × L',
    unit: 'newton metre (N m)',
  },
  {
    name: 'surface tension',
    powers: [1, 0, -2],
    definition: 'surface tension = force ÷ length',
    parts: 'M L T⁻² ÷ L',
    unit: 'newton per metre (N m⁻¹)',
  },
  {
    name: 'gravitational field strength',
    powers: [0, 1, -2],
    definition: 'field strength = force ÷ mass',
    parts: 'M L T⁻² ÷ M',
    unit: 'newton per kilogram (N kg⁻¹)',
  },
  {
    name: 'specific latent heat',
    powers: [0, 2, -2],
    definition: 'specific latent heat = heat ÷ mass',
    parts: 'M L² T⁻² ÷ M',
    unit: 'joule per kilogram (J kg⁻¹)',
  },
  {
    name: 'the intensity of a sound',
    powers: [1, 0, -3],
    definition: 'intensity = power ÷ area',
    parts: 'M L² T⁻³ ÷ L²',
    unit: 'watt per square metre (W m⁻²)',
  },
  {
    name: 'the coefficient of viscosity',
    powers: [1, -1, -1],
    definition: 'coefficient of viscosity = stress ÷ velocity gradient',
    parts: 'M L⁻¹ T⁻² ÷ T⁻¹',
    unit: 'pascal second (Pa s)',
  },
  {
    name: 'the universal gravitational constant',
    powers: [-1, 3, -2],
    definition: 'G = force × distance² ÷ mass²',
    parts: 'M L T⁻² × L² ÷ M²',
    unit: 'newton metre squared per kilogram squared (N m² kg⁻²)',
  },
  {
    name: 'the rate of flow of a volume of liquid',
    powers: [0, 3, -1],
    definition: 'rate of flow = volume ÷ time',
    parts: 'L³ ÷ T',
  },
]

export interface Symbol {
  sign: string
  meaning: string
  powers: Powers
}

/** What may stand on the left of an equation with an unknown constant. */
export const results: readonly Symbol[] = [
  { sign: 'F', meaning: 'a force', powers: [1, 1, -2] },
  { sign: 's', meaning: 'a distance', powers: [0, 1, 0] },
  { sign: 'E', meaning: 'an energy', powers: [1, 2, -2] },
  { sign: 'P', meaning: 'a power', powers: [1, 2, -3] },
  { sign: 'p', meaning: 'a pressure', powers: [1, -1, -2] },
  { sign: 'a', meaning: 'an acceleration', powers: [0, 1, -2] },
]

/** What the constant may be multiplied by. */
export const causes: readonly Symbol[] = [
  { sign: 't', meaning: 'a time', powers: [0, 0, 1] },
  { sign: 'v', meaning: 'a speed', powers: [0, 1, -1] },
  { sign: 'r', meaning: 'a radius', powers: [0, 1, 0] },
  { sign: 'A', meaning: 'an area', powers: [0, 2, 0] },
]

export interface Law {
  /** The beginning of the stem. */
  said: string
  /** The equation with unknown powers x and y, in LaTeX. */
  equation: string
  result: Powers
  first: Powers
  second: Powers
  /** Twice the powers, so that they are whole numbers. */
  twice: readonly [number, number]
}

export const laws: readonly Law[] = [
  {
    said: 'The speed v of waves on a string depends on its tension F and its mass per unit length μ.',
    equation: 'v = kF^x\\mu^y',
    result: [0, 1, -1],
    first: [1, 1, -2],
    second: [1, -1, 0],
    twice: [1, -1],
  },
  {
    said: 'The period T of a simple pendulum depends on its length l and the acceleration of free fall g.',
    equation: 'T = kl^xg^y',
    result: [0, 0, 1],
    first: [0, 1, 0],
    second: [0, 1, -2],
    twice: [1, -1],
  },
  {
    said: 'The speed v of sound in a gas depends on the pressure p and the density ρ of the gas.',
    equation: 'v = kp^x\\rho^y',
    result: [0, 1, -1],
    first: [1, -1, -2],
    second: [1, -3, 0],
    twice: [1, -1],
  },
  {
    said: 'The greatest height h of a stone thrown upwards depends on its speed u and the acceleration of free fall g.',
    equation: 'h = ku^xg^y',
    result: [0, 1, 0],
    first: [0, 1, -1],
    second: [0, 1, -2],
    twice: [4, -2],
  },
  {
    said: 'The kinetic energy E of a body depends on its mass m and its speed v.',
    equation: 'E = km^xv^y',
    result: [1, 2, -2],
    first: [1, 0, 0],
    second: [0, 1, -1],
    twice: [2, 4],
  },
  {
    said: 'The pressure p that wind exerts on a wall depends on the density ρ of the air and its speed v.',
    equation: 'p = k\\rho^xv^y',
    result: [1, -1, -2],
    first: [1, -3, 0],
    second: [0, 1, -1],
    twice: [2, 4],
  },
  {
    said: 'The centripetal acceleration a of a body depends on its speed v and the radius r of its circle.',
    equation: 'a = kv^xr^y',
    result: [0, 1, -2],
    first: [0, 1, -1],
    second: [0, 1, 0],
    twice: [4, -2],
  },
  {
    said: 'The period T of a mass m on a spring depends on the mass and the force constant c of the spring.',
    equation: 'T = km^xc^y',
    result: [0, 0, 1],
    first: [1, 0, 0],
    second: [1, 0, -2],
    twice: [1, -1],
  },
  {
    said: 'The speed v of a body that has fallen from rest depends on the height h and the acceleration of free fall g.',
    equation: 'v = kh^xg^y',
    result: [0, 1, -1],
    first: [0, 1, 0],
    second: [0, 1, -2],
    twice: [1, 1],
  },
  {
    said: 'The time t in which a body falls from rest depends on the height h and the acceleration of free fall g.',
    equation: 't = kh^xg^y',
    result: [0, 0, 1],
    first: [0, 1, 0],
    second: [0, 1, -2],
    twice: [1, -1],
  },
]
