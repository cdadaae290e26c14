import type { Frame, Part } from './emphatic.ts'

/** Each cell holds what the sentence says and, after the bar, what the question says instead. */
type Row = readonly [id: string, auxiliary: string, subject: string, verb: string, object: string, place: string]

const hospitalRows: readonly Row[] = [
  ['bandage', 'Will', 'Sister Grace|Sister Joy', 'change|remove', 'the bandage|the plaster', 'tonight|tomorrow'],
  ['blood', 'Has', 'Zara|Maryam', 'tested|stored', 'the blood|the urine', 'in Room Two|in Room Five'],
  ['ward', 'Is', 'Boma|Dein', 'sweeping|painting', 'the long ward|the short ward', 'this morning|this evening'],
  [
    'tablet',
    'Has',
    'Nnamdi|Kelechi',
    'swallowed|bought',
    'the white tablets|the yellow tablets',
    'at the clinic|at the hostel',
  ],
  ['chart', 'Will', 'Dr Audu|Dr Ekpo', 'read|copy', 'the chart|the letter', 'in the theatre|in the office'],
  ['cot', 'Was', 'Rukayat|Sekinat', 'cleaning|carrying', 'the cot|the table', 'before dawn|after dawn'],
  ['drip', 'Can', 'Nurse Bako|Nurse Idris', 'fix|order', 'the drip|the pump', 'before lunch|after lunch'],
  ['vaccines', 'Will', 'Peace|Mercy', 'collect|deliver', 'the medicines|the gloves', 'from Owerri|from Umuahia'],
]
const transportRows: readonly Row[] = [
  ['tyre', 'Has', 'Jide|Laolu', 'changed|pumped', 'the front tyre|the back tyre', 'at the junction|at the station'],
  ['fare', 'Will', 'Akpan|Ubong', 'pay|collect', 'the fare|the toll', 'at the barrier|at the park'],
  ['canoe', 'Is', 'Sokari|Alabo', 'steering|hiring', 'the canoe|the ferry', 'on the river|on the lagoon'],
  ['luggage', 'Was', 'Hadiza|Binta', 'weighing|packing', 'the luggage|the cargo', 'in Kaduna|in Katsina'],
  ['engine', 'Can', 'Ekene|Chuka', 'start|repair', 'the engine|the generator', 'at the depot|at the garage'],
  ['route', 'Can', 'the pilot|the captain', 'change|explain', 'the plan|the signal', 'on Monday|on Friday'],
  ['bridge', 'Will', 'the drivers|the walkers', 'use|avoid', 'the new bridge|the old bridge', 'next month|next year'],
  ['seat', 'Was', 'Oghene|Ufuoma', 'booking|changing', 'two seats|three seats', 'near the window|near the door'],
]
const sportRows: readonly Row[] = [
  ['goal', 'Has', 'Ahmed|Suleiman', 'scored|missed', 'the first goal|the second goal', 'in Aba|in Jos'],
  ['javelin', 'Will', 'Favour|Gift', 'throw|borrow', 'the javelin|the discus', 'next Friday|next Tuesday'],
  ['team', 'Is', 'Coach Dogo|Coach Peters', 'training|selecting', 'the girls|the boys', 'in Bauchi|in Gombe'],
  ['jersey', 'Was', 'Temitope|Adewale', 'washing|wearing', 'the green jersey|the blue jersey', 'on Sunday|on Saturday'],
  ['race', 'Can', 'Nengi|Ine', 'win|enter', 'the first race|the second race', 'this year|next year'],
  ['ball', 'Has', 'Iyke|Uzo', 'kicked|carried', 'the ball|the whistle', 'over the wall|over the fence'],
  ['pitch', 'Will', 'the prefects|the teachers', 'mark|water', 'the pitch|the track', 'before assembly|after assembly'],
  ['ticket', 'Is', 'Ladi|Kande', 'selling|printing', 'the tickets|the posters', 'near the gate|near the hall'],
]
const kitchenRows: readonly Row[] = [
  ['garri', 'Has', 'Ijeoma|Adaora', 'poured|sieved', 'the garri|the flour', 'into the bowl|into the pot'],
  ['suya', 'Will', 'Mallam Sule|Mallam Kabir', 'grill|slice', 'the beef|the chicken', 'at seven|at nine'],
  ['eggs', 'Is', 'Tonye|Ibiso', 'boiling|frying', 'the eggs|the plantains', 'in the kitchen|in the yard'],
  ['kettle', 'Was', 'Bolanle|Toyin', 'filling|drying', 'the kettle|the basin', 'by the well|by the door'],
  ['bread', 'Can', 'Aminu|Bashir', 'bake|slice', 'the bread|the cake', 'by noon|by dusk'],
  ['moi-moi', 'Was', 'Abike|Omolara', 'wrapping|steaming', 'the beans|the fish', 'this morning|this evening'],
  ['spoon', 'Will', 'Eka|Ini', 'wash|count', 'the spoons|the plates', 'after the party|before the party'],
  ['stove', 'Is', 'Terna|Sesugh', 'lighting|cleaning', 'the stove|the lamp', 'outside|inside'],
]
const clubRows: readonly Row[] = [
  ['poster', 'Will', 'Chisom|Ogechi', 'paint|hang', 'the poster|the banner', 'in the corridor|in the library'],
  ['debate', 'Was', 'the principal|the bursar', 'watching|judging', 'the debate|the quiz', 'on Tuesday|on Thursday'],
  ['drum', 'Is', 'Gbolahan|Samson', 'beating|mending', 'the drum|the flute', 'in the hall|in the field'],
  ['camera', 'Was', 'Fatai|Rasheed', 'cleaning|lending', 'the camera|the torch', 'at noon|at night'],
  ['poem', 'Can', 'Ngozika|Amara', 'recite|translate', 'the poem|the story', 'at the festival|at the assembly'],
  ['choir', 'Will', 'Philip|Solomon', 'lead|join', 'the choir|the band', 'on Friday|on Sunday'],
  ['robot', 'Will', 'Danjuma|Istifanus', 'build|sell', 'the robot|the radio', 'in the garage|in the market'],
  ['play', 'Is', 'Miss Edem|Miss Ojo', 'writing|directing', 'the play|the song', 'in Lagos|in Ibadan'],
]
const courtRows: readonly Row[] = [
  ['letter', 'Can', 'the lawyer|the judge', 'sign|read', 'the letter|the report', 'on Monday|on Tuesday'],
  ['fine', 'Will', 'Okafor|Balogun', 'pay|refund', 'the fine|the deposit', 'in May|in June'],
  [
    'witness',
    'Was',
    'Barrister Yusuf|Barrister Etuk',
    'questioning|defending',
    'the trader|the driver',
    'in Court One|in Court Two',
  ],
  ['card', 'Has', 'Adamu|Jibrin', 'collected|lost', 'the voter card|the bank card', 'in Nsukka|in Abakaliki'],
  ['road', 'Will', 'the governor|the senator', 'open|inspect', 'the road|the clinic', 'on Friday|on Saturday'],
  ['guard', 'Is', 'Sergeant Bello|Sergeant Ime', 'guarding|painting', 'the gate|the bank', 'all night|all day'],
  ['tap', 'Can', 'the council|the village', 'repair|replace', 'the tap|the tank', 'before Ramadan|after Ramadan'],
  ['map', 'Was', 'Engineer Dike|Engineer Cole', 'drawing|checking', 'the map|the plan', 'in Asaba|in Agbor'],
]

export const hospitalScenes = hospitalRows.map(sceneOf)
export const transportScenes = transportRows.map(sceneOf)
export const sportScenes = sportRows.map(sceneOf)
export const kitchenScenes = kitchenRows.map(sceneOf)
export const clubScenes = clubRows.map(sceneOf)
export const courtScenes = courtRows.map(sceneOf)

function sceneOf([id, auxiliary, subject, verb, object, place]: Row): Frame {
  const action = partOf(verb)
  return {
    id,
    auxiliary,
    subject: partOf(subject),
    verb: { ...action, base: action.text },
    object: partOf(object),
    place: partOf(place),
  }
}

function partOf(cell: string): Part {
  const [text = '', other = ''] = cell.split('|')
  return { text, other }
}
