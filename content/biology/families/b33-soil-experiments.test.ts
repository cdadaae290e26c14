import { proves } from '../../engine/prove.ts'
import { soilExperiments, volumeAsked } from './b33-soil-experiments.ts'

/** The first share of a soil, in tenths, with which the experiment would give the reading seen. */
function shareThatGives(reading: number, experiment: (share: number) => number, most = 1000): number {
  for (let tenths = 1; tenths <= most; tenths++) {
    if (Math.abs(experiment(tenths / 10) - reading) < 1e-6) return tenths / 10
  }
  return Number.NaN
}

// The second route tries share after share and does the experiment with each until the balance or the cylinder agrees.
proves(soilExperiments, {
  water: ({ tin, full, dried }: { tin: number; full: number; dried: number }) =>
    shareThatGives(dried, (share) => {
      const water = ((full - tin) / 100) * share
      return full - water
    }),
  humus: ({ fresh, dry, burnt, isOfFresh }: { fresh: number; dry: number; burnt: number; isOfFresh: boolean }) =>
    shareThatGives(burnt, (share) => dry - share * ((isOfFresh ? fresh : dry) / 100)),
  air: ({ soil, water, level }: { soil: number; water: number; level: number }) =>
    shareThatGives(level, (share) => {
      const grains = soil * (1 - share / 100)
      return grains + water
    }),
  retention: (funnel: { soil: number; poured: number; dripped: number }) =>
    shareThatGives(funnel.dripped, (held) => funnel.poured - (funnel.soil / volumeAsked(funnel)) * held, 10_000),
})
