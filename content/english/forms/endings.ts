import type { BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { bandOf, lengthOf } from './cues.ts'
import { allEntries, isConfirmed, type Entry } from '../lexicon/lexicon.ts'
import { replaced, spoken, wordForm, type WordQuestion } from './words.ts'

/** A word with the ending -ed or -s, pronounced by rule from the last sound of the word without it. */
export interface Inflected extends Entry {
  base: Entry
  ending: string
}

const voiceless: ReadonlySet<string> = new Set(['p', 't', 'k', 'f', 'θ', 's', 'ʃ', 'tʃ'])
const hissing: ReadonlySet<string> = new Set(['s', 'z', 'ʃ', 'ʒ', 'tʃ', 'dʒ'])

/** Regular verbs and countable nouns of the lexicon. */
const verbs = words(`
  act add adore ask avoid bathe beat behave believe blow book branch brush build burn call cause change charge chalk cheer choose chain clean clear climb comb complain
  compare connect consider consult contain cook cough count cough crawl crash cross crowd crush cry curl curve dance deal deceive decide declare decline defeat
  defend define delay deliver demand deny depart depend describe deserve design destroy detect develop devote disappear discover discuss disagree display
  disturb divide dress drop escape exist expect explain explode fail farm fear fill fish float flow form frame gather glue govern grasp guess guide hunt
  ignore imply impose impress improve include infect inform inspect intend interfere invade invent invest invite involve join judge jump kick knock land
  laugh learn lift like link list load lock look march mark match measure mix move nail need note obey offer order own pack pain paint park pass pause
  phone pick place plan plant plot plug point pray predict prepare present preserve pretend prevent promise promote pronounce propose protect provide provoke
  pull pump punch punish push question race rain raise reach reap recommend reflect refresh regard relax rely remain remark remember remind remove rent repair repeat replace reply
  report request reserve resign resist respect respond rest restore retreat return reveal revise reward risk rob rule rush sail search select serve shape share shout
  sign smell smoke smile snow sort sound spare spoil squash start stare stay stir stop suggest support surf surprise survive talk taste thank throw touch train trap trust turn
  unite visit volunteer wait walk want warm warn wash waste watch wish work yawn yield
`)
const nouns = words(`
  accident ankle apartment badge bag bank bath beach bean bed bell bench bird boat book bottle box boy brain branch bridge brother brush bus cake camp captain car card cart case cat
  chair chain change chief church city class cliff clock cloth cloud coach coast coat coin cook corner couple court cousin cow crab crash crate creature crew crime crop crowd crown cup curve
  damage date deed degree desk dish ditch doctor dog door dove dream drum duck ear edge effort elephant engine exam eye face farm fence field finger fish flag flute fork fox friend fruit
  game garden gate gift girl glass goat goose grape guest guide gym hand hat heart heir hen herd hill hook horse hospital hotel hour house hut image inch judge key kick king kitchen
  lamb lamp lane law leader leg lesson letter lock loaf log lunch machine mango map march mark market mask match message mile mouth myth nail name neck nerve nest nose note number
  nurse office page pain park path peach pencil phone photo piece pig pilot pin place plan planet plate plot plug plum pocket point pole pond port prayer price priest prince print prison prize proof province purse
  race raft rail ramp rate reason reed region result rib ridge ring risk river road robe rock rocket rod role root rope rose rug rule sack sail saint sale salad scale scene school score shape ship shirt shoe
  shop shore sign sister skirt slope smile snake soldier song soul sound source spear speech spoon stage stair star station steak stem step stone storm street student sword table tail task
  teacher team tent test thief thigh thing throat thumb tie tiger toe tomb tongue tool town toy track trail train trap tray tree tribe trip truck tune uncle vein village visit visitor voice wage wall watch
  wave wheel wife window wing witch word world year
`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Spellings that change before the ending, or whose base has a final letter that doubles, are left out. */
function pastOf({ word }: Entry): string | null {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  if (word.endsWith('e')) return `${word}d`
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word) ? null : `${word}ed`
}

function pluralOf({ word }: Entry): string | null {
  if (/f$|fe$|[^aeiou]y$|o$|house|mouth|path|bath|cloth/.test(word)) return null
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

function pastSounds({ sounds }: Entry): readonly string[] {
  const last = sounds.at(-1) ?? ''
  if (last === 't' || last === 'd') return ['ɪ', 'd']
  return voiceless.has(last) ? ['t'] : ['d']
}

function pluralSounds({ sounds }: Entry): readonly string[] {
  const last = sounds.at(-1) ?? ''
  if (hissing.has(last)) return ['ɪ', 'z']
  return voiceless.has(last) ? ['s'] : ['z']
}

const irregular = words(
  'beat blow build burn choose deal fall find grow know learn throw smell spoil swim goose fish fruit accident child foot tooth sheep deer mouse leaf loaf knife wife calf half thief chief cliff proof',
)

function inflect(
  list: ReadonlySet<string>,
  spell: (entry: Entry) => string | null,
  say: (entry: Entry) => readonly string[],
): Inflected[] {
  return allEntries
    .filter((entry) => list.has(entry.word) && !irregular.has(entry.word) && isConfirmed(entry))
    .flatMap((base) => {
      const word = spell(base)
      const ending = say(base)
      const sounds = [...base.sounds, ...ending]
      return word === null ? [] : [{ ...base, word, sounds, split: [], marks: [], base, ending: ending.join('') }]
    })
}

export const pasts: readonly Inflected[] = inflect(verbs, pastOf, pastSounds)
export const plurals: readonly Inflected[] = inflect(nouns, pluralOf, pluralSounds)

interface Ending {
  letters: string
  forms: readonly Inflected[]
  sounds: readonly string[]
  rule: string
}

const past: Ending = {
  letters: 'ed',
  forms: pasts,
  sounds: ['t', 'd', 'ɪd'],
  rule: 'The ending -ed is /ɪd/ after /t/ and /d/, /t/ after other voiceless sounds, and /d/ after all the rest.',
}
const plural: Ending = {
  letters: 's',
  forms: plurals,
  sounds: ['s', 'z', 'ɪz'],
  rule: 'The ending -s is /ɪz/ after a hissing sound, /s/ after other voiceless sounds, and /z/ after all the rest.',
}

export const pastSymbol: BoundForm = endingForm('past-symbol', past, false)
export const pastLike: BoundForm = endingForm('past-like', past, true)
export const pluralSymbol: BoundForm = endingForm('plural-symbol', plural, false)

function endingForm(id: string, { letters, forms, sounds, rule }: Ending, hasTarget: boolean): BoundForm {
  const having = new Map(sounds.map((sound) => [sound, forms.filter(({ ending }) => ending === sound)]))
  const lacking = new Map(sounds.map((sound) => [sound, forms.filter(({ ending }) => ending !== sound)]))
  // The s of 'churches' is /z/ too, so it is not set against that of 'corners'.
  const endsWithKey = (one: Entry, { asked }: WordQuestion) =>
    letters === 's' && asked === 'z' && endingOf(one) === 'ɪz'
  const isES = (option: Entry) => (option.word.endsWith(`e${letters.at(-1)}`) ? 1 : 0)
  return wordForm({
    id,
    difficulty: 'medium',
    pick: (random: Random) => {
      const asked = random.pick(sounds)
      const keys = having.get(asked) ?? []
      return { target: hasTarget ? random.pick(keys) : null, asked, keys, wrong: lacking.get(asked) ?? [] }
    },
    cuesOf: () => [lengthOf, bandOf, isES],
    mend: (question) =>
      replaced(question, {
        isUnfit: (one) => endsWithKey(one, question),
        pool: () => (lacking.get(question.asked) ?? []).filter((one) => !endsWithKey(one, question)),
        cues: [lengthOf, bandOf, isES],
      }),
    write: (question) => endingText(question, letters, rule),
  })
}

function endingText({ target, asked, key }: WordQuestion, letters: string, rule: string) {
  return {
    stem:
      target === null
        ? `In which of these words is the ending -${letters} pronounced /${asked}/?`
        : `In which of these words does the ending -${letters} sound as it does in '${target.word}'?`,
    rule: target === null ? rule : `${rule} So in ${spoken(target)} it is /${asked}/.`,
    whyNot: (one: Entry) => {
      const [last, ending] = lastOf(one)
      return `Without its ending the word finishes with /${last}/, so ${spoken(one)} takes /${ending}/, not /${asked}/.`
    },
    ending: `After /${lastOf(key)[0]}/ the ending is /${asked}/`,
    tip: 'Take the ending off, say what remains, and feel with a hand on your throat whether its last sound hums.',
    hints: [
      'Take the ending off each word and listen to the last sound that remains, not to the last letter.',
      'Does that sound hum in your throat? Does it already resemble the sound of the ending?',
    ] as const,
  }
}

function endingOf(one: Entry): string {
  return lastOf(one)[1]
}

/** The last sound before the ending, and the ending. */
function lastOf(one: Entry): readonly [string, string] {
  const inflected = [...pasts, ...plurals].find(({ word, sounds }) => word === one.word && sounds === one.sounds)
  return [inflected?.base.sounds.at(-1) ?? '', inflected?.ending ?? '']
}
