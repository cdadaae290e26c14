export interface Ore {
  name: string
  formula: string
  /** The metals that are extracted from it. */
  metals: readonly string[]
  /** Metals in the formula for which it is no source; never offered as an answer. */
  traces?: readonly string[]
}

export const ores: readonly Ore[] = [
  { name: 'bauxite', formula: 'Al₂O₃·2H₂O', metals: ['aluminium'] },
  { name: 'haematite', formula: 'Fe₂O₃', metals: ['iron'] },
  { name: 'magnetite', formula: 'Fe₃O₄', metals: ['iron'] },
  { name: 'siderite', formula: 'FeCO₃', metals: ['iron'] },
  { name: 'cassiterite', formula: 'SnO₂', metals: ['tin'] },
  { name: 'galena', formula: 'PbS', metals: ['lead'] },
  { name: 'zinc blende', formula: 'ZnS', metals: ['zinc'] },
  { name: 'calamine', formula: 'ZnCO₃', metals: ['zinc'] },
  { name: 'malachite', formula: 'CuCO₃·Cu(OH)₂', metals: ['copper'] },
  { name: 'copper pyrites', formula: 'CuFeS₂', metals: ['copper'], traces: ['iron'] },
  { name: 'rock salt', formula: 'NaCl', metals: ['sodium'] },
  { name: 'dolomite', formula: 'MgCO₃·CaCO₃', metals: ['magnesium', 'calcium'] },
  { name: 'cinnabar', formula: 'HgS', metals: ['mercury'] },
]

export interface Alloy {
  name: string
  parts: string
}

/** Alloys of two main parts whose names do not give a part away. */
export const alloys: readonly Alloy[] = [
  { name: 'brass', parts: 'copper and zinc' },
  { name: 'bronze', parts: 'copper and tin' },
  { name: 'soft solder', parts: 'lead and tin' },
  { name: 'mild steel', parts: 'iron and carbon' },
  { name: 'permalloy', parts: 'nickel and iron' },
  { name: 'type metal', parts: 'lead and antimony' },
]

/** More reactive than carbon: extracted by electrolysis of a molten compound. */
export const electrolysedMetals = ['sodium', 'calcium', 'magnesium', 'aluminium'] as const

/** Less reactive than carbon: their oxides are reduced with it. */
export const carbonReducedMetals = ['zinc', 'iron', 'tin', 'lead'] as const
