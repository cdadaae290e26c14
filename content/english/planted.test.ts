import { expect, test } from 'vitest'
import { variantOf, type Variant } from '../engine/variant.ts'
import { englishFamilies } from './families.ts'
import type { EmphaticQuestion, PartName } from './forms/emphatic.ts'
import { oralRouteByForm } from './forms/oral-routes.ts'
import { underlined, type Marked, type SoundQuestion } from './forms/oral.ts'
import type { OddRhymeQuestion, RhymeQuestion } from './forms/rhymes.ts'
import { printed, type CapitalsQuestion, type PatternQuestion } from './forms/stress.ts'
import { faults, laterPlanters, type Faulty, type Planter } from './later-plants.ts'
import type { Entry } from './lexicon/lexicon.ts'

interface Plant extends Faulty {
  formId: string
}

/** The forms that are not about one sound. */
const plantersByForm: Readonly<Record<string, Planter>> = {
  ...laterPlanters,
  rhyme: inPairs,
  homophone: inPairs,
  capitals: inCapitals,
  nth: inPatterns,
  same: inPatterns,
  different: inPatterns,
  'from-end': (question: PatternQuestion) => inPatterns({ ...question, target: null }),
  'odd-pure': inOddSounds,
  'odd-glide': inOddSounds,
  'odd-fricative': inOddSounds,
  'odd-consonant': inOddSounds,
  'odd-rhyme': inOddRhymes,
  home: inSentences,
  school: inSentences,
  work: inSentences,
  market: inSentences,
  farm: inSentences,
  town: inSentences,
  hospital: inSentences,
  transport: inSentences,
  sport: inSentences,
}

const variantsOfFamily = 120
const fewestPlants = 100
const partNames: readonly PartName[] = ['subject', 'verb', 'object', 'place']

const oralFamilies = englishFamilies.filter(({ forms }) => forms.every(({ id }) => id in oralRouteByForm))
const planted = oralFamilies.flatMap((family) =>
  Array.from({ length: variantsOfFamily }, (_, index) => variantOf(family, index)).flatMap(plantsIn),
)

test.each(faults)('refuses at least 100 questions with %s', (fault) => {
  const plants = planted.filter((plant) => plant.fault === fault)
  expect(plants.length).toBeGreaterThanOrEqual(fewestPlants)
  expect(plants.filter(isAccepted)).toEqual([])
})

const fewestOfForm = 20

test.each(Object.keys(laterPlanters))('plants faults in at least 20 questions of the form %s', (formId) => {
  expect(planted.filter((plant) => plant.formId === formId).length).toBeGreaterThanOrEqual(fewestOfForm)
})

function isAccepted({ formId, parameters, key }: Plant): boolean {
  // oxlint-disable-next-line no-unsafe-type-assertion -- each route declares the parameters that its form has.
  return oralRouteByForm[formId]?.(parameters as never) === key
}

function plantsIn(variant: Variant): Plant[] {
  const swapped = variant.options
    .filter((_, place) => place !== variant.correctOption)
    .map((key) => ({ fault: 'a wrong option as key' as const, parameters: variant.parameters, key }))
  return [...swapped, ...faultyQuestions(variant)].map((plant) => ({ ...plant, formId: variant.formId }))
}

function faultyQuestions({ formId, parameters, key }: Variant): Faulty[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the id of a form tells which parameters it draws.
  return (plantersByForm[formId] ?? inSounds)(parameters as never, key.text)
}

function inSounds(question: SoundQuestion): Faulty[] {
  const { sound, key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    const misread = pronounced(key, sound, other.sound)
    const fitting = pronounced(other, other.sound, sound)
    return [
      {
        fault: 'a wrong option as key',
        parameters: { ...question, key: other, wrong: [key, ...rest] },
        key: underlined(other),
      },
      { fault: 'another sound asked for', parameters: { ...question, sound: other.sound }, key: underlined(key) },
      { fault: 'a key that is pronounced otherwise', parameters: { ...question, key: misread }, key: underlined(key) },
      ...(fitting.entry.sounds.includes(sound)
        ? [
            {
              fault: 'a second option that fits' as const,
              parameters: { ...question, wrong: [fitting, ...rest] },
              key: underlined(key),
            },
          ]
        : []),
    ]
  })
}

function inOddSounds(question: SoundQuestion): Faulty[] {
  const { sound, key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    return [
      {
        fault: 'a wrong option as key',
        parameters: { ...question, key: other, wrong: [key, ...rest] },
        key: underlined(other),
      },
      { fault: 'another sound asked for', parameters: { ...question, sound: key.sound }, key: underlined(key) },
      {
        fault: 'a key that is pronounced otherwise',
        parameters: { ...question, key: pronounced(key, key.sound, sound) },
        key: underlined(key),
      },
      {
        fault: 'a second option that fits',
        parameters: { ...question, wrong: [pronounced(other, sound, key.sound), ...rest] },
        key: underlined(key),
      },
    ]
  })
}

function inOddRhymes(question: OddRhymeQuestion): Faulty[] {
  const { key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    return [
      { fault: 'a wrong option as key', parameters: { key: other, wrong: [key, ...rest] }, key: other.word },
      {
        fault: 'a key that is pronounced otherwise',
        parameters: { key: { ...key, sounds: other.sounds }, wrong },
        key: key.word,
      },
      {
        fault: 'a second option that fits',
        parameters: { key, wrong: [{ ...other, sounds: key.sounds }, ...rest] },
        key: key.word,
      },
    ]
  })
}

function pronounced(marked: Marked, from: string, to: string): Marked {
  // The x of 'box' is two sounds, which occur once in a word.
  const sounds = marked.entry.sounds.includes(from)
    ? marked.entry.sounds.map((sound) => (sound === from ? to : sound))
    : ` ${marked.entry.sounds.join(' ')} `
        .replace(` ${[...from].join(' ')} `, ` ${to} `)
        .trim()
        .split(' ')
  return { ...marked, entry: { ...marked.entry, sounds } }
}

function inPairs(question: RhymeQuestion): Faulty[] {
  const { target, key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    const misread = { ...key, sounds: other.sounds }
    const fitting = { ...other, sounds: key.sounds }
    return [
      {
        fault: 'a wrong option as key',
        parameters: { ...question, key: other, wrong: [key, ...rest] },
        key: other.word,
      },
      {
        fault: 'another sound asked for',
        parameters: { ...question, target: { ...target, sounds: other.sounds } },
        key: key.word,
      },
      { fault: 'a key that is pronounced otherwise', parameters: { ...question, key: misread }, key: key.word },
      { fault: 'a second option that fits', parameters: { ...question, wrong: [fitting, ...rest] }, key: key.word },
    ]
  })
}

function inCapitals(question: CapitalsQuestion): Faulty[] {
  const { word, places } = question
  const otherPlaces = word.split.map((_, place) => place).filter((place) => place !== word.stress)
  return otherPlaces.flatMap((place): Faulty[] => {
    const shown = [place, ...places.filter((one) => one !== place)].slice(0, 4)
    return [
      {
        fault: 'the stress on another vowel',
        parameters: { word: { ...word, stress: place }, places: shown },
        key: printed(word, place),
      },
      {
        fault: 'the capitals on another syllable',
        parameters: { word: capitalised(word, place), places },
        key: printed(word, word.stress),
      },
    ]
  })
}

function inPatterns(question: PatternQuestion): Faulty[] {
  const { target, key, wrong } = question
  const places = key.split.map((_, place) => place).filter((place) => place !== key.stress)
  const moved = places.flatMap((place): Faulty[] => [
    {
      fault: 'the capitals on another syllable',
      parameters: { ...question, key: capitalised(key, place) },
      key: key.word,
    },
    ...(target === null
      ? []
      : [
          {
            fault: 'the capitals on another syllable' as const,
            parameters: { ...question, target: capitalised(target, place) },
            key: key.word,
          },
        ]),
  ])
  return [
    ...moved,
    ...wrong.map((other, index) => ({
      fault: 'the stress on another vowel' as const,
      parameters: {
        ...question,
        key: { ...other, stress: key.stress },
        wrong: wrong.filter((_, place) => place !== index),
      },
      key: other.word,
    })),
  ]
}

function capitalised(word: Entry, place: number): Entry {
  const split = word.split.map((part, index) => (index === place ? part.toUpperCase() : part.toLowerCase()))
  return { ...word, split }
}

function inSentences({ frame, stressed }: EmphaticQuestion, key: string): Faulty[] {
  const others = partNames.filter((name) => name !== stressed)
  const accepted = stressed === 'verb' ? frame.verb.base : frame[stressed].text
  return others.flatMap((name): Faulty[] => {
    const second = name === 'verb' ? frame.verb.base : frame[name].text
    return [
      { fault: 'another part of the sentence stressed', parameters: { frame, stressed: name }, key },
      {
        fault: 'another correction of the stressed part',
        parameters: { frame: { ...frame, [stressed]: { ...frame[stressed], other: frame[name].other } }, stressed },
        key,
      },
      {
        fault: 'a key that changes a second part',
        parameters: { frame, stressed },
        key: key.replace(second, frame[name].other),
      },
      {
        fault: 'a key that changes no part',
        parameters: { frame, stressed },
        key: key.replace(frame[stressed].other, accepted),
      },
    ]
  })
}
