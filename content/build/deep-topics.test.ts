import { topicsOf } from '@sabi/shared/content/syllabus'
import { subjectIds } from '@sabi/shared/content/question'
import { skillOf } from '@sabi/shared/exams/result'
import { expect, test } from 'vitest'
import { assemble } from './assemble.ts'
import { readSources } from './sources.ts'

const { made, syllabus } = assemble(readSources())

test.each(subjectIds)('every topic of %s has at least 25 questions of at least 20 skills', (subject) => {
  const depths = topicsOf(syllabus)
    .filter((topic) => topic.subject === subject)
    .map(({ id }) => {
      const own = made.filter(({ source }) => source.topicId === id)
      return { id, questions: own.length, skills: new Set(own.map(({ source }) => skillOf(source.id))).size }
    })
  expect(depths.length).toBeGreaterThan(20)
  expect(depths.filter(({ questions, skills }) => questions < 25 || skills < 20)).toEqual([])
})
