import { wordsHere } from '../platform/tutor-here.ts'

const generation = wordsHere('AI question generation', 'Question generation')

/** The texts of the generator, both those that the specification prescribes and our own. */
export const generatorTexts = {
  eligible: wordsHere('Eligible for AI-generated questions!', 'Eligible for new questions!'),
  generated: 'Questions Generated!',
  failed: 'Generation Failed',
  tryAgain: 'Failed to generate questions. Please try again.',
  offline: {
    title: 'No Internet Connection',
    description: `${generation} requires internet. You can still practice with existing offline questions!`,
  },
  offlineGenerating: {
    title: 'No Internet Connection',
    description: `${generation} requires internet. Please check your connection and try again.`,
  },
  /** `npx tsx bench/generator.ts` measures the bytes. */
  cost: 'About 10–30 s, uses ~15 KB',
  sources: wordsHere(
    'Each question says whether it comes from a checked template or was written by AI.',
    'Each question comes from a checked template.',
  ),
  notStopped: "Couldn't stop. Please try again.",
  leave: "You can leave this page. We'll tell you when they are ready.",
} as const
