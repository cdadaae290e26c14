import type { Frame, Part } from './emphatic.ts'

type Row = readonly [id: string, subject: string, verb: string, object: string, place: string]

/**
 * Each cell holds what the sentence says and, after the bar, what the question says instead. A verb has its base form in the middle.
 */
const homeRows: readonly Row[] = [
  ['yam', 'Ngozi|Halima', 'boiled|boil|roast', 'the yams|the plantains', 'in the morning|in the evening'],
  ['goat', 'Musa|Bello', 'sold|sell|buy', 'the goats|the rams', 'in Kano|in Sokoto'],
  ['stew', 'Bisi|Kemi', 'cooked|cook|taste', 'the stew|the soup', 'at noon|at night'],
  ['roof', 'Emeka|Tunde', 'mended|mend|paint', 'the roof|the gate', 'last week|last month'],
  ['letter', 'Amina|Zainab', 'wrote|write|read', 'the letter|the poem', 'on Monday|on Friday'],
  ['rice', 'Ebiere|Nneka', 'washed|wash|fry', 'the rice|the beans', 'in the kitchen|in the yard'],
  ['car', 'Osaze|Efosa', 'washed|wash|drive', 'the car|the bus', 'in Benin|in Warri'],
  ['cloth', 'Aisha|Fatima', 'sewed|sew|iron', 'the gown|the skirt', 'before lunch|after lunch'],
]
const schoolRows: readonly Row[] = [
  ['prize', 'Danladi|Yakubu', 'won|win|present', 'the trophy|the medal', 'in Jos|in Lafia'],
  ['song', 'Chioma|Ifeoma', 'sang|sing|write', 'the anthem|the hymn', 'at the assembly|at the party'],
  ['book', 'Segun|Wale', 'borrowed|borrow|return', 'the novel|the atlas', 'on Tuesday|on Thursday'],
  ['board', 'Hauwa|Ladi', 'cleaned|clean|paint', 'the board|the window', 'before class|after class'],
  ['test', 'Okon|Effiong', 'passed|pass|fail', 'the test in biology|the test in physics', 'last term|this term'],
  ['map', 'Tamuno|Ibinabo', 'drew|draw|copy', 'the map|the chart', 'at school|at home'],
  ['desk', 'Kunle|Dayo', 'cleaned|clean|repair', 'the desk|the bench', 'in the hall|in the library'],
  ['speech', 'Rahila|Esther', 'heard|hear|give', 'the speech|the lecture', 'at nine|at eleven'],
]
const workRows: readonly Row[] = [
  ['maize', 'Terver|Iorfa', 'planted|plant|harvest', 'the maize|the cassava', 'in May|in August'],
  ['net', 'Preye|Tari', 'mended|mend|cast', 'the net|the rope', 'at dawn|at dusk'],
  ['shoes', 'Ibrahim|Sani', 'made|make|sell', 'the shoes|the bags', 'in Aba|in Onitsha'],
  ['radio', 'Obinna|Chidi', 'repaired|repair|buy', 'the radio|the phone', 'in Enugu|in Awka'],
  ['news', 'Yetunde|Folake', 'announced|announce|hear', 'the news|the forecast', 'on radio|on television'],
  ['lorry', 'Garba|Umar', 'loaded|load|drive', 'the lorry|the van', 'in Maiduguri|in Yola'],
  ['wall', 'Etim|Bassey', 'built|build|paint', 'the wall|the bridge', 'in Calabar|in Uyo'],
  ['parcel', 'Simbi|Ronke', 'posted|post|open', 'the parcel|the box', 'in Ibadan|in Ilorin'],
]

export const homeFrames = homeRows.map(frameOf)
export const schoolFrames = schoolRows.map(frameOf)
export const workFrames = workRows.map(frameOf)

function frameOf([id, subject, verb, object, place]: Row): Frame {
  const [text = '', base = '', other = ''] = verb.split('|')
  return { id, subject: partOf(subject), verb: { text, base, other }, object: partOf(object), place: partOf(place) }
}

function partOf(cell: string): Part {
  const [text = '', other = ''] = cell.split('|')
  return { text, other }
}
