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

const marketRows: readonly Row[] = [
  ['pepper', 'Adaeze|Uche', 'weighed|weigh|grind', 'the pepper|the ginger', 'on Wednesday|on Saturday'],
  ['fish', 'Timipre|Ebi', 'smoked|smoke|salt', 'the catfish|the tilapia', 'in Yenagoa|in Brass'],
  ['money', 'Bala|Haruna', 'counted|count|hide', 'the coins|the notes', 'before dawn|after dawn'],
  ['stall', 'Nkechi|Obiageli', 'swept|sweep|rent', 'the stall|the shop', 'this week|last week'],
  ['price', 'Titi|Sade', 'lowered|lower|raise', 'the price of eggs|the price of milk', 'in March|in June'],
  ['basket', 'Aondona|Mimi', 'filled|fill|empty', 'the basket|the bucket', 'at the gate|at the bridge'],
  ['beads', 'Osagie|Eseosa', 'bought|buy|borrow', 'the beads|the bangles', 'in Auchi|in Ekpoma'],
  ['palm', 'Ekaette|Arit', 'measured|measure|spill', 'the palm oil|the groundnut oil', 'in the shed|in the street'],
]
const farmRows: readonly Row[] = [
  ['well', 'Shehu|Lawal', 'dug|dig|cover', 'the well|the trench', 'in January|in April'],
  ['cow', 'Ardo|Buba', 'milked|milk|feed', 'the brown cow|the white cow', 'at sunrise|at sunset'],
  ['field', 'Ojo|Akin', 'ploughed|plough|burn', 'the upper field|the lower field', 'on Thursday|on Sunday'],
  ['hen', 'Blessing|Patience', 'counted|count|catch', 'the hens|the ducks', 'in the yard|in the barn'],
  ['seed', 'Ikenna|Okey', 'soaked|soak|dry', 'the melon seeds|the okra seeds', 'on Sunday night|on Sunday morning'],
  ['tree', 'Dauda|Yusuf', 'planted|plant|prune', 'the mango tree|the cashew tree', 'in Makurdi|in Gboko'],
  ['fence', 'Inyang|Udo', 'mended|mend|climb', 'the fence|the ladder', 'after breakfast|after supper'],
  ['onion', 'Asabe|Talatu', 'carried|carry|sort', 'the onions|the garlic', 'on Monday|on Tuesday'],
]
const townRows: readonly Row[] = [
  ['office', 'Gbenga|Kola', 'locked|lock|open', 'the office|the clinic', 'at six|at eight'],
  ['bill', 'Edet|Nsikan', 'paid|pay|lose', 'the water bill|the light bill', 'at the bank|at the kiosk'],
  ['play', 'Ruth|Naomi', 'watched|watch|review', 'the play|the match', 'on Friday|on Sunday'],
  ['coat', 'Lami|Jummai', 'ironed|iron|dye', 'the uniform|the blouse', 'before school|after school'],
  ['ticket', 'Felix|Victor', 'booked|book|cancel', 'the flight|the hotel', 'in Abuja|in Minna'],
  ['door', 'Zubairu|Nasiru', 'repaired|repair|replace', 'the front door|the back door', 'in May|in July'],
  ['photo', 'Ifunanya|Chinwe', 'framed|frame|tear', 'the photograph|the certificate', 'at the studio|at the shop'],
  ['road', 'Omotola|Abiola', 'crossed|cross|block', 'the road|the railway', 'near the mosque|near the market'],
]

export const homeFrames = homeRows.map(frameOf)
export const schoolFrames = schoolRows.map(frameOf)
export const workFrames = workRows.map(frameOf)
export const marketFrames = marketRows.map(frameOf)
export const farmFrames = farmRows.map(frameOf)
export const townFrames = townRows.map(frameOf)

function frameOf([id, subject, verb, object, place]: Row): Frame {
  const [text = '', base = '', other = ''] = verb.split('|')
  return { id, subject: partOf(subject), verb: { text, base, other }, object: partOf(object), place: partOf(place) }
}

function partOf(cell: string): Part {
  const [text = '', other = ''] = cell.split('|')
  return { text, other }
}
