import { subjectIds, SubjectId } from '@sabi/shared/content/question'
import { useLocation, useSearch } from 'wouter'
import * as z from 'zod/mini'
import { textbookOfSubject } from './book-links.ts'
import { useSelectedSubject } from '../topics/selected-subject.ts'

/** The parts of a textbook address. */
export interface BookAddress {
  subject: SubjectId
  /** Null for the contents. */
  topicId: string | null
  /** The words of a search over all subjects; '' without one. */
  search: string
  /** The words to mark in the topic's note. */
  marked: string
  /** True for a link of the time when a subject was one page: `/textbook#phy-waves`. */
  isOld: boolean
}

/** Reads the address. A topic without its subject opens the book of the subject that it belongs to. */
export function useBookAddress(): BookAddress {
  const selected = useSelectedSubject()
  const query = new URLSearchParams(useSearch())
  const fragment = new URLSearchParams(`topic=${location.hash.slice(1)}`).get('topic') ?? ''
  const isOld = query.get('topic') === null && subjectOfTopic(fragment) !== undefined
  const topicId = isOld ? fragment : query.get('topic')
  const named = z.safeParse(SubjectId, query.get('subject')).data
  return {
    subject: named ?? subjectOfTopic(topicId ?? '') ?? selected,
    topicId,
    search: query.get('search') ?? '',
    marked: query.get('find') ?? '',
    isOld,
  }
}

/** Puts a search into the address. Only its first letter is a step that Back undoes. */
export function useSetSearch({ subject, search: before }: BookAddress): (search: string) => void {
  const [, navigate] = useLocation()
  return (search) => {
    const query = search === '' ? '' : `&${new URLSearchParams({ search }).toString()}`
    navigate(`${textbookOfSubject(subject)}${query}`, { replace: before !== '' })
  }
}

/** The topics of the syllabus are named after their subject: `phy-waves`. */
function subjectOfTopic(topicId: string): SubjectId | undefined {
  return subjectIds.find((subject) => topicId.startsWith(`${subject.slice(0, 3)}-`))
}
