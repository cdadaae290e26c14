import type { Family } from '../engine/family.ts'
import { numberBases } from './families/m01-number-bases.ts'
import { baseArithmetic } from './families/m02-base-arithmetic.ts'
import { modularArithmetic } from './families/m03-modular-arithmetic.ts'
import { fractions } from './families/m04-fractions.ts'
import { interest } from './families/m07-interest.ts'
import { profitAndTax } from './families/m08-profit-and-tax.ts'
import { ratioAndRates } from './families/m09-ratio-and-rates.ts'
import { indexLaws } from './families/m11-index-laws.ts'
import { indexEquations } from './families/m12-index-equations.ts'
import { logarithms } from './families/m13-logarithms.ts'
import { surds } from './families/m14-surds.ts'
import { vennCounts } from './families/m15-venn-counts.ts'
import { setAlgebra } from './families/m16-set-algebra.ts'
import { logic } from './families/m17-logic.ts'
import { binaryOperations } from './families/m18-binary-operations.ts'
import { factorizing } from './families/m19-factorizing.ts'
import { algebraicFractions } from './families/m20-algebraic-fractions.ts'
import { remainderTheorem } from './families/m21-remainder-theorem.ts'
import { changeOfSubject } from './families/m22-change-of-subject.ts'
import { simultaneous } from './families/m24-simultaneous.ts'
import { quadraticEquations } from './families/m25-quadratic-equations.ts'
import { graphReading } from './families/m26-graph-reading.ts'
import { functions } from './families/m27-functions.ts'
import { inequalities } from './families/m28-inequalities.ts'
import { variation } from './families/m29-variation.ts'
import { arithmeticProgression } from './families/m30-arithmetic-progression.ts'
import { geometricProgression } from './families/m31-geometric-progression.ts'
import { matrices } from './families/m32-matrices.ts'
import { angles } from './families/m33-angles.ts'
import { polygons } from './families/m34-polygons.ts'
import { circleTheorems } from './families/m35-circle-theorems.ts'
import { lengthsAndAreas } from './families/m37-lengths-and-areas.ts'
import { arcsAndSectors } from './families/m38-arcs-and-sectors.ts'
import { volumes } from './families/m39-volumes.ts'
import { earth } from './families/m41-earth.ts'
import { pointsAndGradients } from './families/m42-points-and-gradients.ts'
import { straightLines } from './families/m43-straight-lines.ts'
import { transformations } from './families/m45-transformations.ts'
import { trigonometricRatios } from './families/m46-trigonometric-ratios.ts'
import { elevation } from './families/m47-elevation.ts'
import { bearings } from './families/m48-bearings.ts'
import { sineAndCosine } from './families/m49-sine-and-cosine.ts'
import { differentiation } from './families/m50-differentiation.ts'
import { ratesAndTurningPoints } from './families/m51-rates-and-turning-points.ts'
import { integration } from './families/m52-integration.ts'
import { averages } from './families/m53-averages.ts'
import { dispersion } from './families/m54-dispersion.ts'
import { charts } from './families/m55-charts.ts'
import { probability } from './families/m56-probability.ts'
import { arrangements } from './families/m57-arrangements.ts'
import { geometricSums } from './families/m58-geometric-sums.ts'
import { inverseMatrices } from './families/m59-inverse-matrices.ts'
import { trigonometricIntegrals } from './families/m60-trigonometric-integrals.ts'
import { trigonometricDerivatives } from './families/m61-trigonometric-derivatives.ts'
import { vennReading } from './families/m62-venn-reading.ts'
import { loci } from './families/m63-loci.ts'
import { operationTables } from './families/m64-operation-table.ts'
import { cubics } from './families/m65-cubic.ts'
import { variationTables } from './families/m66-variation-table.ts'
import { frequencyTables } from './families/m67-frequency-table.ts'
import { sineRule } from './families/m68-circumradius.ts'
import { twoWayTables } from './families/m69-two-way-table.ts'

/** The families of mathematics, in the order of their codes. */
export const mathematicsFamilies: readonly Family[] = [
  numberBases,
  baseArithmetic,
  modularArithmetic,
  fractions,
  interest,
  profitAndTax,
  ratioAndRates,
  indexLaws,
  indexEquations,
  logarithms,
  surds,
  vennCounts,
  setAlgebra,
  logic,
  binaryOperations,
  factorizing,
  algebraicFractions,
  remainderTheorem,
  changeOfSubject,
  simultaneous,
  quadraticEquations,
  graphReading,
  functions,
  inequalities,
  variation,
  arithmeticProgression,
  geometricProgression,
  matrices,
  angles,
  polygons,
  circleTheorems,
  lengthsAndAreas,
  arcsAndSectors,
  volumes,
  earth,
  pointsAndGradients,
  straightLines,
  transformations,
  trigonometricRatios,
  elevation,
  bearings,
  sineAndCosine,
  differentiation,
  ratesAndTurningPoints,
  integration,
  averages,
  dispersion,
  charts,
  probability,
  arrangements,
  geometricSums,
  inverseMatrices,
  trigonometricIntegrals,
  trigonometricDerivatives,
  vennReading,
  loci,
  operationTables,
  cubics,
  variationTables,
  frequencyTables,
  sineRule,
  twoWayTables,
]
