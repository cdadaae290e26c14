/** A query as a student types it, and the topics that may come first. */
export interface Query {
  typed: string
  topics: readonly string[]
}

const query = (typed: string, ...topics: readonly string[]): Query => ({ typed, topics })

/** The queries used to tune the search. */
export const tuningQueries: readonly Query[] = [
  query('h2so4', 'che-oxygen-sulphur', 'che-acids', 'che-industry'),
  query('ohms law', 'phy-current'),
  query('DNA', 'bio-heredity'),
  query('food chain', 'bio-energy-cycles'),
  query('v = u + at', 'phy-linear-motion'),
  query('v=u+at', 'phy-linear-motion'),
  query('x^2', 'mat-equations', 'mat-expressions', 'mat-graphs', 'mat-differentiation'),
  query('CO2', 'che-carbon', 'che-air', 'bio-respiration', 'bio-plant-nutrition'),
  query('photosinthesis', 'bio-plant-nutrition'),
  query('newtons 2nd law', 'phy-newton'),
  query('mole concept', 'che-mole'),
  query('quadratic formula', 'mat-equations'),
  query('almighty formula', 'mat-equations'),
  query('pythagoras', 'mat-angles-polygons', 'mat-lengths-areas', 'mat-trig-ratios'),
  query('simultanous equation', 'mat-equations'),
  query('nacl', 'che-bonding', 'che-s-block', 'che-acids', 'che-hydrogen-halogens'),
  query('periodic table', 'che-periodic'),
  query('e=mc2', 'phy-modern'),
  query('half life', 'che-nuclear', 'phy-modern'),
  query('heart', 'bio-transport'),
  query('kidney', 'bio-excretion'),
  query('boyles law', 'che-gas-laws', 'phy-gas-laws'),
  query('log', 'mat-logs'),
  query('mean median mode', 'mat-location'),
  query('standard deviation', 'mat-dispersion'),
  query('sin cos tan', 'mat-trig-ratios'),
  query('soh cah toa', 'mat-trig-ratios'),
  query('dy/dx', 'mat-differentiation', 'mat-applications'),
  query('bones', 'bio-support'),
  query('malaria', 'bio-disease'),
  query('insulin', 'bio-hormones', 'bio-homeostasis'),
  query('pulley', 'phy-machines'),
  query('convex lens', 'phy-refraction', 'phy-optical-instruments'),
  query('transformer', 'phy-induction', 'phy-ac'),
  query('hooks law', 'phy-elasticity'),
  query('benzene', 'che-hydrocarbons'),
  query('naoh', 'che-s-block', 'che-acids', 'che-ph-titration'),
  query('f = ma', 'phy-newton'),
  query('simple interest', 'mat-commercial'),
  query('mitosis', 'bio-growth', 'bio-heredity', 'bio-cell', 'bio-asexual'),
]

/**
 * Written after the search was finished and before it was run on them. The topics are those at 2 + 3.825 k of the 153 topics in
 * syllabus order, for k from 0 to 39; each query is what a Nigerian student looking for that topic might type. Once these queries have
 * been used to tune the search, they must be replaced.
 */
export const blindQueries: readonly Query[] = [
  query('how to separate salt and sand', 'che-separation'),
  query('brownian motion', 'che-kinetic', 'phy-kinetic-theory'),
  query('ionisation energy', 'che-periodic', 'che-atomic'),
  query('saturated solution', 'che-solubility'),
  query('flame test', 'che-qualitative'),
  query('exothermic reaction', 'che-energy'),
  query('chlorine gas', 'che-hydrogen-halogens'),
  query('alkali metals', 'che-s-block'),
  query('test for starch', 'che-biomolecules', 'bio-animal-nutrition', 'bio-plant-nutrition'),
  query('v^2 = u^2 + 2as', 'phy-linear-motion'),
  query('pendulum', 'phy-shm'),
  query('ke = 1/2mv^2', 'phy-work-energy'),
  query('youngs modulus', 'phy-elasticity'),
  query('thermometer', 'phy-temperature'),
  query('latent heat', 'phy-change-state'),
  query('echo', 'phy-sound'),
  query('snells law', 'phy-refraction'),
  query('capacitor in series', 'phy-capacitors'),
  query('electric bill kwh', 'phy-electrical-energy'),
  query('rlc circuit', 'phy-ac'),
  query('living things', 'bio-characteristics'),
  query('rhizopus', 'bio-microbes-fungi'),
  query('camouflage', 'bio-adaptation'),
  query('chlorophyl', 'bio-plant-nutrition'),
  query('nephron', 'bio-excretion'),
  query('menstral cycle', 'bio-mammal-reproduction'),
  query('adrenaline', 'bio-hormones'),
  query('parasitism', 'bio-associations'),
  query('cholera', 'bio-disease'),
  query('pests of crops', 'bio-agriculture'),
  query('convert to base 2', 'mat-bases'),
  query('log 2 + log 3', 'mat-logs'),
  query('binary operation', 'mat-binary-operations'),
  query('x^2 + 5x + 6 = 0', 'mat-equations', 'mat-expressions'),
  query('nth term of ap', 'mat-progressions'),
  query('cyclic quadrilateral', 'mat-circles'),
  query('longitude and latitude', 'mat-earth'),
  query('angle of elevation', 'mat-elevation'),
  query('maximum and minimum point', 'mat-applications'),
  query('variance', 'mat-dispersion'),
]
