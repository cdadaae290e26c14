import { readSources } from '@sabi/content/build/sources'
import * as z from 'zod/mini'
import { fitQuestions } from '../generator/fit-questions.ts'
import type { WrittenItem } from '../generator/written-item.ts'
import type { AiServer, Behaviour, SentRequest } from './ai-server.ts'

const wanted = 120

/** Questions as a good model writes them: those of our own authors, each of which passes what a written one must pass. */
export const goodItems: readonly WrittenItem[] = readGoodItems()

/** Some of them by name. The last one, `banked`, is none of the first hundred. */
export const itemsForTests = namedItems()

function namedItems() {
  const [first, second, third, fourth, fifth] = goodItems
  const banked = goodItems.at(-1)
  if (!first || !second || !third || !fourth || !fifth || !banked) throw new Error('There are too few items')
  return { first, second, third, fourth, fifth, banked }
}

function readGoodItems(): WrittenItem[] {
  const items = readSources()
    .itemFiles.filter(({ subject }) => subject === 'chemistry' || subject === 'biology')
    .flatMap(({ file }) => file.items)
    .filter((item) => item.order === undefined && !JSON.stringify(item).includes('$'))
    .map(({ stem, key, wrong, explanation, hints, difficulty }) => ({
      stem: stem.replace(/\s+/g, ' '),
      key,
      wrong,
      explanation,
      hint: hints[0] ?? '',
      difficulty,
      expression: '',
    }))
  return fitItems(items).slice(0, wanted)
}

/** The items that pass all checks except the solver. */
export function fitItems(items: readonly WrittenItem[]): WrittenItem[] {
  const order = { subject: 'chemistry', examType: 'JAMB', topicId: 'che-1', items, known: [] } as const
  const stems = new Set(fitQuestions(order).map(({ text }) => text))
  return items.filter(({ stem }) => stems.has(stem))
}

/** The same question with a wrong key, which its explanation stands by. */
export function withWrongKey({ key, wrong, ...item }: WrittenItem): WrittenItem {
  const [first, ...others] = wrong
  const planted = first?.option ?? ''
  return {
    ...item,
    key: planted,
    wrong: [{ option: key, why: 'This takes the name of one thing for the name of another one.' }, ...others],
    explanation:
      'Compare what is asked with what your notes say of each of these words, one after the other. Only one of them ' +
      `has all that is asked for and nothing that speaks against it. That is ${planted}.`,
  }
}

export interface Exercise {
  stem: string
  options: Record<string, string>
}

/** A solver's result: the text of the option, and how many are right. */
export type Solve = (exercise: Exercise) => { best: string; rightOptions: number }

const Exercises = z.array(
  z.object({ question: z.number(), stem: z.string(), options: z.record(z.string(), z.string()) }),
)

/** A model that writes the given questions, as many at a time as requested, and solves by known facts. */
export class FakeWriter {
  /** How many were handed out. */
  given = 0
  solve: Solve
  readonly #keyByStem = new Map(goodItems.map(({ stem, key }) => [stem, key]))
  #items: readonly unknown[]

  constructor(aiServer: AiServer, items: readonly unknown[]) {
    this.#items = items
    this.solve = (exercise) => this.truth(exercise)
    aiServer.script((request) => this.reply(request))
  }

  reply(request: SentRequest): Behaviour {
    return isCheck(request) ? { object: this.solutions(request) } : { object: this.write(request) }
  }

  write({ lastMessage }: SentRequest): { questions: unknown[] } {
    const count = Number(/^Write (\d+)/.exec(lastMessage)?.[1])
    const questions = this.#items.slice(0, count)
    this.#items = this.#items.slice(count)
    this.given += questions.length
    return { questions }
  }

  solutions({ lastMessage }: SentRequest): { solutions: unknown[] } {
    const list = lastMessage.slice(lastMessage.indexOf('['), lastMessage.lastIndexOf(']') + 1)
    return {
      solutions: Exercises.parse(JSON.parse(list)).map(({ question, ...exercise }) => {
        const { best, rightOptions } = this.solve(exercise)
        const [letter = '?'] = Object.entries(exercise.options).find(([, option]) => option === best) ?? []
        return { question, reason: 'It follows from the notes.', best: letter, rightOptions }
      }),
    }
  }

  /** The right answer, whatever the writer claims. For an unknown stem, the first option. */
  truth({ stem, options }: Exercise): { best: string; rightOptions: number } {
    return { best: this.#keyByStem.get(stem) ?? Object.values(options)[0] ?? '', rightOptions: 1 }
  }
}

export function isCheck({ lastMessage }: SentRequest): boolean {
  return lastMessage.startsWith('Solve')
}
