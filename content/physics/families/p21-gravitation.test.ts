import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import type { Compared } from '../forms/p21-planets.ts'
import { gravitation, type Attracting, type Raised, type Weakened } from './p21-gravitation.ts'

const constant = 6.67e-11
const earth = { mass: 6e24, radius: 6.4e6 }

/** The attraction between two masses in newtons, from the constant of gravitation. */
const attraction = (first: number, second: number, distance: number) => (constant * first * second) / distance ** 2

/** The speed whose kinetic energy pays for the way to infinity, the way being cut where each part is a tenth longer. */
function escapeFrom(mass: number, radius: number): number {
  const steps = 400
  let [work, inner] = [0, radius]
  for (let step = 0; step < steps; step++) {
    const outer = inner * 1.1
    // The force between inner and outer place has the geometric mean as its exact average over the way.
    work += attraction(mass, 1, Math.sqrt(inner * outer)) * (outer - inner)
    inner = outer
  }
  return rootOf((speed) => 0.5 * speed * speed - work, 0, 1e6)
}

const escapeFromEarth = escapeFrom(earth.mass, earth.radius)

proves(gravitation, {
  // The mass is tried until it weighs what it should on the surface; then it is carried up.
  'weight-at-height': ({ weight, radii }: Raised) => {
    const mass = rootOf((kilograms) => attraction(earth.mass, kilograms, earth.radius) - weight, 0, 10_000)
    return attraction(earth.mass, mass, earth.radius + radii * earth.radius)
  },
  // Two bodies of 1000 kg, brought so near that they attract each other with the given force.
  'changed-force': ({ force, firstTimes, secondTimes, distanceTimes }: Attracting) => {
    const scale = 1e6
    const distance = rootOf((metres) => force - attraction(scale, scale, metres), 1e-4, 10)
    return attraction(scale * firstTimes, scale * secondTimes, distance * distanceTimes)
  },
  'height-of-weaker-field': ({ radius, root }: Weakened) => {
    const field = (height: number) => attraction(1e10, 1, radius + height)
    return rootOf((height) => field(height) * root * root - field(0), 0, 100_000)
  },
  'field-on-planet': ({ massTimes, radiusTimes }: Compared) => {
    const here = attraction(earth.mass, 1, earth.radius)
    const there = attraction(earth.mass * massTimes, 1, earth.radius * radiusTimes)
    return rootOf((field) => field * here - 10 * there, 0, 1000)
  },
  'escape-speed': ({ massTimes, radiusTimes }: Compared) =>
    (11.2 * escapeFrom(earth.mass * massTimes, earth.radius * radiusTimes)) / escapeFromEarth,
})
