import type { ShownQuestion } from '../content/question.ts'

/** Topics whose options are words that a voice can say. A phone's voice can't be made to stress one word of a sentence. */
const spokenTopics = new Set(['eng-vowels', 'eng-consonants', 'eng-rhymes', 'eng-word-stress'])
const words = /^[A-Za-z][A-Za-z' -]*$/

/**
 * The words among the options of a question about sounds, in the order that is shown, each once and in small letters: in
 * capitals a voice may spell a word. Empty for any other question, and where an option is written in symbols.
 */
export function spokenWords(
  { topicId, options }: Pick<ShownQuestion, 'topicId' | 'options'>,
  shownOrder: readonly number[],
): string[] {
  if (!spokenTopics.has(topicId) || !options.every((option) => words.test(option))) return []
  return [...new Set(shownOrder.map((option) => options[option]?.toLowerCase() ?? ''))]
}
