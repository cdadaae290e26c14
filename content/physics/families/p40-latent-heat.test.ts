import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { latentHeat, type Boiled, type Chilled, type Melted, type Warmed } from './p40-latent-heat.ts'

/**
 * The heat in joules that one kilogram of water has above ice at 0 °C (below: negative), degree by degree in SI units;
 * at 0 °C itself the share that has melted decides.
 */
function heatContent(temperature: number, shareMelted = temperature > 0 ? 1 : 0): number {
  let heat = shareMelted * 3.36e5
  for (let degrees = 0; degrees < Math.floor(temperature); degrees++) heat += 4200
  for (let degrees = 0; degrees > temperature; degrees--) heat -= 2100
  return heat + (temperature > 0 ? (temperature % 1) * 4200 : 0)
}

const kilograms = (grams: number) => grams / 1000

proves(latentHeat, {
  'heat-in-stages': ({ mass, below, end }: Warmed) =>
    (kilograms(mass) * (heatContent(end) - heatContent(-below))) / 1000,
  // Ice is added until the heat of drink and ice together is that of water at 0 °C.
  'mass-of-ice': ({ drink, at }: Chilled) =>
    1000 * rootOf((ice) => (ice + kilograms(drink)) * heatContent(0, 1) - kilograms(drink) * heatContent(at), 0, 10),
  'boiling-away': ({ power, mass }: Boiled) => {
    const boiledAfter = (minutes: number) => (power * minutes * 60) / 2.25e6
    return rootOf((minutes) => boiledAfter(minutes) - kilograms(mass), 0, 1000)
  },
  'ice-in-warm-water': ({ water, ice, at }: Melted) =>
    rootOf((end) => (water + ice) * heatContent(end) - water * heatContent(at) - ice * heatContent(0), 0.001, 100),
})
