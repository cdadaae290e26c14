import type { Standing } from '@sabi/shared/plan/learner'
import { counted } from '@sabi/shared/subjects/count-words'
import type { Topic } from '@sabi/shared/subjects/calls'
import { timeAgo } from '../platform/time.ts'
import type { TodayBlock } from './today-here.ts'

type Titles = ReadonlyMap<string, Pick<Topic, 'title'>>

/** The expected time of the questions that are open in a block, or of all in one that is done: '12 min'. */
export function minuteWords({ minutes, skills, done }: Pick<TodayBlock, 'minutes' | 'skills' | 'done'>): string {
  const open = skills.length - done.size
  const share = open === 0 ? 1 : open / skills.length
  return `${Math.max(1, Math.round(minutes * share))} min`
}

/** The topics of a block, the one of its best skill first: 'Electrolysis and 2 more'. */
export function topicWords({ best, skills }: Pick<TodayBlock, 'best' | 'skills'>, titles: Titles): string {
  const others = new Set(skills.map(({ topicId }) => topicId)).size - 1
  const title = titles.get(best.topicId)?.title ?? ''
  return others === 0 ? title : `${title} and ${others} more`
}

/** The topics that `topicWords` only counts: ' Also in this block: Moles, Acids.' Empty if there are none. */
function otherTopicWords({ best, skills }: Pick<TodayBlock, 'best' | 'skills'>, titles: Titles): string {
  const others = [...new Set(skills.map(({ topicId }) => topicId))].filter((id) => id !== best.topicId)
  return others.length === 0
    ? ''
    : ` Also in this block: ${others.map((id) => titles.get(id)?.title ?? '').join(', ')}.`
}

const kinds: readonly { words: string; standings: readonly Standing[] }[] = [
  { words: 'missed before', standings: ['again'] },
  { words: 'to refresh', standings: ['due', 'resting'] },
  { words: 'new', standings: ['new'] },
]

/** The questions of a block, or how far it is: '9 questions: 6 to refresh, 3 new', '9 questions, all new', '4 of 9 answered'. */
export function amountWords({ skills, done }: Pick<TodayBlock, 'skills' | 'done'>): string {
  const all = counted(skills.length, 'question')
  if (done.size === skills.length) return all
  if (done.size > 0) return `${done.size} of ${skills.length} answered`
  const parts = kinds.flatMap(({ words, standings }) => {
    const count = skills.filter(({ standing }) => standings.includes(standing)).length
    return count === 0 ? [] : [{ count, words }]
  })
  const [only] = parts
  if (only?.count === skills.length) return `${all}, all ${only.words}`
  return `${all}: ${parts.map(({ count, words }) => `${count} ${words}`).join(', ')}`
}

/** The reason for a block: the last answer to its best skill, how many questions its unit brings in the exam, and its other topics. */
export function reasonWords(
  { best, skills, last, share }: Pick<TodayBlock, 'best' | 'skills' | 'last' | 'share'>,
  { titles, exam, now }: { titles: Titles; exam: string; now: number },
): string {
  const title = titles.get(best.topicId)?.title ?? ''
  const did =
    last === undefined
      ? `There are questions on ${title} that you have not tried yet.`
      : last.isRight
        ? `You got a question on ${title} right ${timeAgo(last.at, now)}.`
        : `You missed a question on ${title} ${timeAgo(last.at, now)}.`
  return `${did} About ${share.ofUnit} of the ${share.inPaper} questions in a ${exam} paper come from its unit.${otherTopicWords({ best, skills }, titles)}`
}
