import type { Random } from '../../engine/random.ts'

/** Something that a student sees of an option without knowing how it sounds, such as its length. */
export type Cue<Option> = (option: Option) => number

interface Drawn<Option> {
  key: Option
  wrong: readonly Option[]
}

interface Balancing<Option, Question extends Drawn<Option>> {
  cuesOf(question: Question): readonly Cue<Option>[]
  /** One try, or null if it broke the form's condition. */
  attempt(): Question | null
}

const optionCount = 4
const mostAttempts = 400

/**
 * Repeats a draw until the key has, by each cue, the rank that was drawn for it beforehand. Over many questions the key is then as
 * often the longest option as the shortest, and no cue tells it. Options that a cue does not tell apart are ranked by chance. Null if
 * no attempt succeeds.
 */
export function drawBalanced<Option, Question extends Drawn<Option>>(
  random: Random,
  { cuesOf, attempt }: Balancing<Option, Question>,
): Question | null {
  const ranks: number[] = []
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const question = attempt()
    if (question === null) continue
    const fits = cuesOf(question).every((cue, place) => {
      ranks[place] ??= random.int(0, optionCount - 1)
      return rankOf(question, cue, random) === ranks[place]
    })
    if (fits) return question
  }
  return null
}

function rankOf<Option>({ key, wrong }: Drawn<Option>, cue: Cue<Option>, random: Random): number {
  const own = cue(key)
  const below = wrong.filter((option) => cue(option) < own).length
  const alike = wrong.filter((option) => cue(option) === own).length
  return below + random.int(0, alike)
}
