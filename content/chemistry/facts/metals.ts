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
  /** What it is known by, for the reason of a wrong option. */
  use: string
}

/** Alloys of two main parts whose names do not give a part away. */
export const alloys: readonly Alloy[] = [
  { name: 'brass', parts: 'copper and zinc', use: 'the yellow alloy of taps and trumpets' },
  { name: 'bronze', parts: 'copper and tin', use: 'the brown alloy of statues and medals' },
  { name: 'soft solder', parts: 'lead and tin', use: 'the alloy of low melting point that joins wires' },
  { name: 'mild steel', parts: 'iron and carbon', use: 'the magnetic alloy of car bodies and nails' },
  { name: 'permalloy', parts: 'nickel and iron', use: 'the easily magnetized alloy of transformer cores' },
  { name: 'type metal', parts: 'lead and antimony', use: 'the easily cast alloy of printers’ letters' },
]

/** More reactive than carbon: extracted by electrolysis of a molten compound. */
export const electrolysedMetals = ['sodium', 'calcium', 'magnesium', 'aluminium'] as const

/** Less reactive than carbon: their oxides are reduced with it. */
export const carbonReducedMetals = ['zinc', 'iron', 'tin', 'lead'] as const

/** How each of these metals is extracted, as a clause. */
export const extractions: Readonly<Record<string, string>> = {
  sodium: 'sodium is set free by the electrolysis of molten sodium chloride',
  calcium: 'calcium is set free by the electrolysis of molten calcium chloride',
  magnesium: 'magnesium is set free by the electrolysis of molten magnesium chloride',
  aluminium: 'aluminium is set free by the electrolysis of its oxide in molten cryolite',
  zinc: 'zinc comes from heating the oxide of roasted zinc blende with coke',
  iron: 'iron comes from haematite and coke in the blast furnace',
  tin: 'tin comes from heating cassiterite, SnO₂, with coke',
  lead: 'lead comes from heating the oxide of roasted galena with coke',
}
