import type { Standing } from '@sabi/shared/plan/learner'
import { filterFrom } from '@sabi/shared/practice/link'
import { countQuestions, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { numberWords } from '@sabi/shared/subjects/count-words'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { useStoredValue } from '../platform/stored-value.ts'
import { request } from '../platform/server/request.ts'
import { useReading } from '../platform/useReading.ts'
import { isAllHere } from '../practice/session/local-questions.ts'
import { questionSource } from '../practice/setup/question-source.ts'
import { drawingByMemory } from '../practice/setup/session-choices.ts'
import { searchOf } from '../practice/setup/filters.ts'
import { standingsHere } from './standings-here.ts'
import { useMemory } from './useMemory.ts'

interface MemoryToggleProps {
  userId: string
  filter: QuestionFilter
}

/** Lets a student have any questions instead of new and due ones first, and says how many there are of each. */
export function MemoryToggle({ userId, filter }: MemoryToggleProps) {
  const isOn = useStoredValue(drawingByMemory) === 'on'
  const source = useStoredValue(questionSource)
  const memory = useMemory(userId)
  const asked = searchOf(filter)
  const look = async () => {
    const same = filterFrom(new URLSearchParams(asked))
    if (source === 'phone' || (await isAllHere(same))) return standingsHere(userId, same)
    return (await request(countQuestions, { query: { ...same, standings: 'true' } })).standings
  }
  const standings = useReading(`${memory} ${asked} ${source}`, look, null)
  return (
    <Checkbox
      label="New and due questions first"
      hint={standings === undefined ? '\u00A0' : standings === null ? uncounted : standingWords(standings)}
      checked={isOn}
      onChange={() => drawingByMemory.set(isOn ? 'off' : 'on')}
    />
  )
}

const uncounted = 'Their numbers are shown when you are online.'

const parts = ['new', 'due', 'again'] as const

/** The kinds of question by what they need: '6 new · 3 due · 1 again'. */
function standingWords(standings: Record<Standing, number>): string {
  const named = parts
    .filter((part) => standings[part] > 0)
    .map((part) => `${numberWords(standings[part])}\u00A0${part}`)
  return named.length === 0 ? 'Nothing new or due here today.' : `Kinds of question: ${named.join(' · ')}`
}
