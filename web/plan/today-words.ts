import type { Standing } from '@sabi/shared/plan/learner'
import { fewestForScore, type PredictedScore } from '@sabi/shared/plan/prediction'
import { counted } from '@sabi/shared/subjects/count-words'
import type { Topic } from '@sabi/shared/subjects/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { timeAgo } from '../platform/time.ts'
import type { SubjectScore } from './scores-here.ts'
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

/** 'If you sat the paper today: Physics 58 (49 to 67).' Says how many answers are missing if nothing is predicted yet. */
export function scoreWords(scores: readonly SubjectScore[]): string {
  const known = scores.flatMap(({ subject, now }) =>
    now === null ? [] : `${subjectName(subject)} ${scoreAndRange(now)}`,
  )
  if (known.length > 0) return `If you sat the paper today: ${known.join(', ')}.`
  const most = Math.max(0, ...scores.map(({ answers }) => answers))
  return `Your likely score shows after ${counted(fewestForScore - most, 'more answer')} in a subject.`
}

function scoreAndRange({ score, low, high }: PredictedScore): string {
  return `${Math.round(score)} (${Math.round(low)} to ${Math.round(high)})`
}
