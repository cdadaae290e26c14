import { difficulties, type Difficulty } from '../content/question.ts'
import { apportion } from '../practice/apportion.ts'
import { shuffle, type Random } from '../practice/random.ts'
import { placementLength, questionsOfStep } from './placement-length.ts'

/** What the draw of a placement needs of a question. */
export interface PlacementQuestion {
  /** All variants of a question have the same skill. */
  skill: string
  unit: number
  difficulty: Difficulty
}

export interface AskedQuestion extends PlacementQuestion {
  /** Null while it is not answered. */
  isRight: boolean | null
}

interface PlacementTerms<Candidate extends PlacementQuestion> {
  candidates: readonly Candidate[]
  /** The questions of this placement so far, in the order in which they were asked. */
  asked: readonly AskedQuestion[]
  /** How many questions of the exam come from a unit of the subject. */
  questionsOf: (unit: number) => number
  random: Random
}

/**
 * The next question of a placement; null after the last one, or if no skill is left. Units have their share of the 12 by the exam's
 * paper, those asked least come first. It is as hard as the answers so far ask for, or as near to that as its unit has.
 */
export function nextOfPlacement<Candidate extends PlacementQuestion>(
  terms: PlacementTerms<Candidate>,
): Candidate | null {
  const { candidates, asked, questionsOf, random } = terms
  if (asked.length >= placementLength) return null
  const shares = unitsOf([...candidates, ...asked]).map(({ unit, skills }) => ({
    unit,
    weight: questionsOf(unit),
    capacity: skills.size,
  }))
  const askedSkills = new Set(asked.map(({ skill }) => skill))
  const open = candidates.filter(({ skill }) => !askedSkills.has(skill))
  const places = apportion(placementLength, shares).map(({ unit, amount }) => {
    const before = asked.filter((question) => question.unit === unit).length
    return { unit, before, isFull: before >= amount }
  })
  const [next] = shuffle(places, random)
    .filter(({ unit }) => open.some((candidate) => candidate.unit === unit))
    .sort((one, other) => Number(one.isFull) - Number(other.isFull) || one.before - other.before)
  const wanted = levelAfter(asked)
  const distanceOf = ({ difficulty }: Candidate) => Math.abs(difficulties.indexOf(difficulty) - wanted)
  const ofUnit = open.filter(({ unit }) => unit === next?.unit)
  return shuffle(ofUnit, random).sort((one, other) => distanceOf(one) - distanceOf(other))[0] ?? null
}

/** The questions of the next step of a placement. They are equally hard, because none of them is answered yet. */
export function nextStep<Candidate extends PlacementQuestion>(terms: PlacementTerms<Candidate>): Candidate[] {
  const drawn: Candidate[] = []
  while (drawn.length < questionsOfStep) {
    const asked = [...terms.asked, ...drawn.map((question) => ({ ...question, isRight: null }))]
    const next = nextOfPlacement({ ...terms, asked })
    if (next === null) break
    drawn.push(next)
  }
  return drawn
}

/** The place of the level in `difficulties` that comes next: it starts in the middle, and each answer moves it by one. */
function levelAfter(asked: readonly AskedQuestion[]): number {
  const steps = asked.flatMap(({ isRight }) => (isRight === null ? [] : isRight ? 1 : -1))
  return steps.reduce<number>(
    (level, step) => Math.min(Math.max(level + step, 0), difficulties.length - 1),
    difficulties.indexOf('medium'),
  )
}

function unitsOf(questions: readonly PlacementQuestion[]): { unit: number; skills: Set<string> }[] {
  const skillsByUnit = new Map<number, Set<string>>()
  for (const { unit, skill } of questions) skillsByUnit.set(unit, (skillsByUnit.get(unit) ?? new Set()).add(skill))
  return [...skillsByUnit].map(([unit, skills]) => ({ unit, skills })).sort((one, other) => one.unit - other.unit)
}
