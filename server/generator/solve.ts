import { randomUUID } from 'node:crypto'
import { optionLetter } from '@sabi/shared/content/option-letter'
import type { Question } from '@sabi/shared/content/question'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import type { Provider } from '../ai-provider/provider.ts'
import type { Payer } from '../ai-provider/shares.ts'
import { readEach, Solution, Solutions } from './written-item.ts'
import { promptToSolve } from './writing-prompts.ts'

const maximumTokens = 4_000
/** Matches the letter of an option as models write it: 'B', '(B)', 'B.'. */
const choice = /^\(?([A-E])[).:]?$/

/**
 * Keeps the questions for which a solver who does not know the key chooses the same option and no other. The options are shuffled,
 * so that their position reveals nothing.
 */
export async function solvedAlike(
  provider: Provider,
  questions: readonly Question[],
  { payer, signal }: { payer: Payer; signal: AbortSignal },
): Promise<Question[]> {
  if (questions.length === 0) return []
  const random = seededRandom(randomUUID())
  const asked = questions.map(({ text, options }) => ({ text, options: shuffle(options, random) }))
  const { solutions } = await provider.answer({
    purpose: 'check',
    payer,
    messages: promptToSolve(asked),
    maximumTokens,
    signal,
    name: 'solutions',
    schema: Solutions,
  })
  const read = readEach(Solution, solutions)
  return questions.filter(({ options, correctOption }, index) => {
    const said = read.filter(({ question }) => question === index + 1)
    const key = optionLetter(asked[index]?.options.indexOf(options[correctOption] ?? '') ?? -1)
    // A question with several solutions counts as unsolved.
    return (
      said.length === 1 &&
      said.every(({ best, rightOptions }) => choice.exec(best.trim())?.[1] === key && rightOptions === 1)
    )
  })
}
