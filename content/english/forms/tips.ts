/** Tips for hearing or spelling each sound the next time. */
const tipBySound: Readonly<Record<string, string>> = {
  ɪ: 'The vowel /ɪ/ is short and lazy: the tongue stays a little lower than for /iː/.',
  iː: 'For /iː/ spread the lips and hold the sound, as if you smiled for a photograph.',
  e: 'For /e/ the mouth is half open and the sound is short; ea, ai and ie can spell it too.',
  æ: 'For /æ/ open the mouth wide and keep the sound short, wider than for /e/.',
  ɑː: 'For /ɑː/ the mouth is wide open and the sound is long, as when a doctor looks at your throat.',
  ɒ: 'For /ɒ/ round the lips slightly and stop early; after w, the letter a often spells it.',
  ɔː: 'For /ɔː/ round the lips and hold the sound; or, our, aw, au and al all spell it.',
  ʊ: 'The vowel /ʊ/ is short: the lips are round but loose, unlike the long, tight /uː/.',
  uː: 'For /uː/ push the lips forward and hold the sound; oo, ue, ew and ui can spell it.',
  ʌ: 'The vowel /ʌ/ is short, with the lips not rounded at all; o and ou spell it as well as u.',
  ɜː: 'For /ɜː/ keep lips and tongue in the middle and hold the sound; ir, ur, er, ear and or spell it.',
  eɪ: 'The diphthong /eɪ/ glides upwards: begin with /e/ and close towards /ɪ/.',
  aɪ: 'The diphthong /aɪ/ begins wide open and closes towards /ɪ/; y, igh and ie spell it.',
  ɔɪ: 'The diphthong /ɔɪ/ begins with round lips, which then spread; oi and oy spell it.',
  əʊ: 'The diphthong /əʊ/ begins in the middle of the mouth and ends with round lips. Let it move.',
  aʊ: 'The diphthong /aʊ/ begins wide open and ends with round lips; ou and ow spell it.',
  ɪə: 'The diphthong /ɪə/ ends in the weak /ə/; no /r/ is heard after it.',
  eə: 'The diphthong /eə/ begins like /e/ and ends in the weak /ə/, without an /r/.',
  ə: 'The weak vowel /ə/ is the commonest sound of English and is never stressed; any vowel letter can spell it.',
  θ: 'For /θ/ put the tongue between the teeth and blow, without voice: it is not /t/.',
  ð: 'For /ð/ put the tongue between the teeth and use the voice: it is not /d/.',
  s: 'The sound /s/ has no voice. Put a hand on your throat: nothing must hum.',
  z: 'The sound /z/ has voice. Put a hand on your throat: it must hum, although the letter is often s.',
  ʃ: 'The sound /ʃ/ is what you say to ask for silence; usually sh spells it, but also ch, ci, ti, ss and s.',
  ʒ: 'The sound /ʒ/ is /ʃ/ with voice; it is heard in -sure and -sion after a vowel (measure, vision) and in French words such as beige.',
  tʃ: 'The sound /tʃ/ begins with a stop, as if a /t/ came first; /ʃ/ flows from its beginning.',
  dʒ: 'The sound /dʒ/ is /tʃ/ with voice; j, dg and often g before e, i or y spell it (but get and tiger have /ɡ/), and di in soldier.',
  k: 'The sound /k/ is a stop at the back of the mouth; c, ck, ch and q can spell it.',
  ɡ: 'The sound /ɡ/ is /k/ with voice; g before a, o, u or a consonant usually spells it.',
  f: 'For /f/ the teeth touch the lower lip; ph and gh can spell it.',
  v: 'For /v/ the teeth touch the lower lip and the voice hums; compare it with /f/.',
  t: 'The sound /t/ is a stop behind the teeth, without voice and without a hiss.',
  d: 'The sound /d/ is a stop behind the teeth, with voice.',
  p: 'The sound /p/ is made by closed lips that burst open, without voice.',
  b: 'The sound /b/ is made by closed lips, with voice. After m at the end of a word the letter b is not heard.',
  n: 'For /n/ the tongue touches behind the teeth and the air leaves by the nose.',
  ŋ: 'For /ŋ/ the back of the tongue closes the mouth; n spells it before k and g.',
  m: 'For /m/ the lips are closed and the air leaves by the nose.',
  l: 'For /l/ the tip of the tongue touches behind the teeth and the air leaves by its sides.',
  r: 'In British English /r/ is heard only before a vowel.',
  w: 'For /w/ round the lips and open them; u after q and wh can spell it.',
  h: 'The sound /h/ is only breath; in some words the letter is written but not heard.',
  j: 'The sound /j/ is the first one of yes; y and sometimes i or u spell it.',
  ks: 'The letter x often spells two sounds, /k/ and /s/.',
  ɡz: 'Before a stressed vowel the letter x often spells /ɡz/, with voice.',
}

export function tipOn(sound: string): string {
  const tip = tipBySound[sound]
  if (tip === undefined) throw new Error(`No tip on /${sound}/`)
  return tip
}

/** Consonants made in the same place, the first without voice and the second with it. */
const voicePairs: readonly (readonly [string, string])[] = [
  ['θ', 'ð'],
  ['s', 'z'],
  ['ʃ', 'ʒ'],
  ['tʃ', 'dʒ'],
  ['k', 'ɡ'],
  ['f', 'v'],
  ['t', 'd'],
  ['p', 'b'],
  ['ks', 'ɡz'],
]

/** True if the first sound has voice and the second is the same without it, false the other way round, null for other sounds. */
export function isVoicedOf(one: string, other: string): boolean | null {
  const pair = voicePairs.find((sounds) => sounds.includes(one) && sounds.includes(other))
  return pair === undefined || one === other ? null : pair[1] === one
}

/** How two sounds differ, if only by the voice; otherwise how the first is made. */
export function contrastOf(one: string, other: string): string {
  const pair = voicePairs.find((sounds) => sounds.includes(one) && sounds.includes(other))
  if (pair === undefined) return tipOn(one)
  return `Only /${pair[1]}/ makes your throat hum, as a hand can feel; tongue and lips do the same for /${pair[0]}/.`
}
