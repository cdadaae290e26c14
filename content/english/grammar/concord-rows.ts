export type Kind = 'past' | 'since' | 'habit'
export type Count = 'singular' | 'plural'

/** A subject of either number, and what is said of it. A habit begins with its two verb forms, as in 'opens|open'. */
type Row = readonly [id: string, singular: string, plural: string, kind: Kind, rest: string]

/** A noun of the other number stands between the head and the gap. */
export const distanceRows: readonly Row[] = [
  ['key', 'The key to the classrooms', 'The keys to the main gate', 'past', 'found under a bench yesterday'],
  ['cost', 'The cost of school uniforms', 'The costs of the new building', 'since', 'been rising since January'],
  [
    'leader',
    'The leader of the protesters',
    'The leaders of the trade union',
    'past',
    'invited to the palace last Friday',
  ],
  ['box', 'The box of exercise books', 'The boxes of chalk', 'past', 'left in the staff room last night'],
  ['house', 'The house behind the shops', 'The houses behind the mosque', 'since', 'been empty since the flood'],
  ['bus', 'The bus for the players', 'The buses for the choir', 'past', 'late again last Saturday'],
  [
    'report',
    'The report on the two accidents',
    'The reports on the accident',
    'past',
    'read to the whole class last Monday',
  ],
  ['road', 'The road between the two towns', 'The roads in the old quarter', 'since', 'been closed since Tuesday'],
  [
    'coach',
    'The coach of the junior teams',
    'The coaches of the junior team',
    'habit',
    'meets|meet the parents every Saturday',
  ],
  ['shop', 'The shop near the hostels', 'The shops near the station', 'habit', 'opens|open at seven every morning'],
  [
    'driver',
    'The driver of the school buses',
    'The drivers of the company',
    'habit',
    'washes|wash the vehicles every evening',
  ],
  [
    'nurse',
    'The nurse in charge of the babies',
    'The nurses in the maternity ward',
    'habit',
    'starts|start work at six every day',
  ],
  [
    'pump',
    'The pump behind the staff houses',
    'The pumps behind the chapel',
    'past',
    'repaired by a mechanic last week',
  ],
  [
    'painting',
    'The painting of the twin rivers',
    'The paintings of the old market',
    'past',
    'sold in Lagos last month',
  ],
]

/** Two subjects, of which a phrase or a pair of conjunctions makes one decide. */
export const companyRows: readonly Row[] = [
  ['captain', 'the captain', 'the ten players', 'past', 'welcomed at the airport last night'],
  ['class', 'the class teacher', 'all the pupils', 'past', 'photographed outside the library yesterday'],
  ['trader', 'the yam dealer', 'the three porters', 'past', 'robbed on the highway last Thursday'],
  ['doctor', 'the only doctor', 'the four nurses', 'past', 'praised by the governor last week'],
  ['chief', 'the village chief', 'the elders', 'since', 'been in Abuja since Sunday'],
  ['choir', 'the bishop', 'the choristers', 'past', 'dressed in white at the service last Sunday'],
  ['editor', 'the editor', 'the two reporters', 'since', 'been in hiding since the arrest'],
]
export const nearerRows: readonly Row[] = [
  ['carpenter', 'the carpenter', 'the apprentices', 'past', 'paid for the doors last month'],
  ['pilot', 'the pilot', 'the passengers', 'past', 'hurt in the hard landing yesterday'],
  ['cook', 'the cook', 'the waiters', 'past', 'blamed for the cold soup last night'],
  ['lawyer', 'the lawyer', 'the witnesses', 'since', 'been seen in court since Monday'],
  ['bag', 'the bag', 'the shoes', 'past', 'found after the match yesterday'],
  ['table', 'the table', 'the chairs', 'since', 'been moved since the wedding'],
  ['clerk', 'the clerk', 'the messengers', 'habit', 'locks|lock the office every evening'],
  ['aunt', 'my aunt', 'my cousins', 'habit', 'visits|visit us every Christmas'],
]

type CountedRow = readonly [plural: string, kind: Kind, rest: string]
export const countedRows: readonly CountedRow[] = [
  ['tourists', 'past', 'shown round the palace yesterday'],
  ['farmers', 'past', 'promised free seedlings last week'],
  ['boats', 'past', 'damaged in the storm last night'],
  ['bridges', 'since', 'been repaired since the flood'],
  ['villages', 'since', 'been without light since Sunday'],
  ['doctors', 'past', 'transferred to Jos last month'],
  ['drivers', 'past', 'stopped at the checkpoint last night'],
  ['footballers', 'since', 'been unable to play since January'],
  ['hawkers', 'past', 'asked to leave the street last Friday'],
  ['members', 'habit', 'pays|pay a small fee every month'],
  ['labourers', 'habit', 'walks|walk to the factory every day'],
  ['journalists', 'past', 'allowed into the hall yesterday'],
]
const ofOne =
  'After “each of”, “one of”, “every one of” and “not one of” the verb is singular, although the noun that follows is plural.'
export const counters: readonly (readonly [words: string, count: Count, why: string, principle: string])[] = [
  ['Each of the', 'singular', '“Each” means one at a time', ofOne],
  ['One of the', 'singular', '“One” is the subject; “of the {noun}” only names its group', ofOne],
  ['Every one of the', 'singular', '“Every one” is counted one by one', ofOne],
  ['Not one of the', 'singular', '“Not one” counts single persons or things', ofOne],
  [
    'A number of',
    'plural',
    '“A number of” means “several”',
    '“A number of” is followed by a plural verb, although the word “number” looks singular.',
  ],
  [
    'Several of the',
    'plural',
    '“Several” means more than one',
    '“Several of” speaks of more than one, so its verb is plural.',
  ],
]
