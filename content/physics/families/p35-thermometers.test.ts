import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { thermometers, type Faulty, type Imported, type Platinum, type Thread } from './p35-thermometers.ts'

/** What a thermometer with an even scale shows at a temperature, walked degree by degree from the ice point. */
function shown(ice: number, steam: number, temperature: number): number {
  let mark = ice
  for (let degree = 1; degree <= temperature; degree++) mark += (steam - ice) / 100
  return mark + ((temperature % 1) * (steam - ice)) / 100
}

/** The temperature at which the thermometer shows this, tried out. */
const temperatureAt = (ice: number, steam: number, mark: number) =>
  rootOf((temperature) => shown(ice, steam, temperature) - mark, 0, 300)

proves(thermometers, {
  'mercury-thread': ({ ice, steam, length }: Thread) => temperatureAt(ice, steam, length),
  'platinum-resistance': ({ ice, steam, temperature }: Platinum) => shown(ice, steam, temperature),
  'faulty-thermometer': ({ ice, steam, reading }: Faulty) => temperatureAt(ice, steam, reading),
  fahrenheit: ({ fahrenheit }: Imported) => temperatureAt(32, 212, fahrenheit),
})
