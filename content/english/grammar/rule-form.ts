import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import type { Difficulty } from '@sabi/shared/content/question'

/** A wrong option, and the name of the rule that it breaks. The checker of the family must find the same. */
export interface WrongForm {
  text: string
  rule: string
  /** The student's mistake, in at least 8 words. */
  because: string
}

/** A sentence with a gap (______) and the forms that are offered for it. A checker reads nothing else. */
export interface GapQuestion {
  sentence: string
  key: string
  wrong: readonly WrongForm[]
}

export interface WrittenGap extends GapQuestion {
  principle: string
  /** Why the key fits this sentence; the key is printed after it. */
  reason: string
  hints: readonly [string, string]
  /** The frame, which is published once. */
  frame: string
}

export const gap = '______'

/** A form that asks for the one option that keeps every rule. */
export function ruleForm(id: string, difficulty: Difficulty, draw: (random: Random) => WrittenGap | null): BoundForm {
  return form<WrittenGap>({
    id,
    difficulty,
    draw,
    write: ({ sentence, key, wrong, principle, reason, hints, frame }) => ({
      stem: sentence,
      key: { text: key },
      slips: wrong,
      principle,
      working: [`${reason}: ${key}`],
      hints,
      twinKeys: [frame],
    }),
  })
}

/** Three wrong forms by chance, among them the slip that most candidates make, if it is named. */
export function threeOf<Wrong extends { text: string }>(
  wrong: readonly Wrong[],
  commonest: string | undefined,
  random: Random,
): Wrong[] {
  const chosen = random.shuffle(wrong).slice(0, 3)
  const slip = wrong.find(({ text }) => text === commonest)
  return slip === undefined || chosen.includes(slip) ? chosen : [slip, ...chosen.slice(1)]
}

const women = [
  'Amina',
  'Ngozi',
  'Bisi',
  'Hauwa',
  'Ebiere',
  'Nneka',
  'Fatima',
  'Yetunde',
  'Arit',
  'Ladi',
  'Chioma',
  'Zainab',
]
const men = [
  'Musa',
  'Emeka',
  'Tunde',
  'Ibrahim',
  'Osaze',
  'Danladi',
  'Segun',
  'Okon',
  'Terver',
  'Kunle',
  'Bello',
  'Chidi',
]
const towns = [
  'Kano',
  'Enugu',
  'Ibadan',
  'Jos',
  'Calabar',
  'Benin',
  'Makurdi',
  'Sokoto',
  'Yenagoa',
  'Lokoja',
  'Yola',
  'Aba',
]

/** Puts different names in the places of {she}, {he} and {town}. */
export function filled(text: string, random: Random): string {
  const drawn: Readonly<Record<string, string[]>> = {
    she: random.shuffle(women),
    he: random.shuffle(men),
    town: random.shuffle(towns),
  }
  return text.replaceAll(/\{(she|he|town)\}/g, (_, name: string) => drawn[name]?.pop() ?? '')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
