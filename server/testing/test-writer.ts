import { generate, type Generation } from '@sabi/shared/generator/calls'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Wish } from '../generator/generations.queries.ts'
import { AiServer } from './ai-server.ts'
import { answerMany } from './answer-many.ts'
import { FakeWriter } from './fake-writer.ts'
import { useTestServer, type TestStudent } from './test-server.ts'

/** A topic that has no families: what a model does not write is missing. At most half of a generation is written. */
export const wish: Wish = { subject: 'chemistry', examType: 'JAMB', count: 10, topicIds: ['che-1'] }
/** Of `che-mole` there are a few families only, so that some come twice. */
export const wishWithRepeats = { ...wish, topicIds: ['che-1', 'che-mole'] }

/**
 * Starts a server whose provider writes questions before the tests of the file, has the provider forget before each, and stops
 * both after all. Gives them with what such tests do.
 */
export async function useTestWriter() {
  const ai = await AiServer.start()
  const server = useTestServer({ ...ai.environment, GENERATIONS_A_DAY: '1000' })
  beforeEach(() => ai.reset())
  afterAll(() => ai.stop())

  /** From now on the provider writes these, and solves by what is true. */
  const letWrite = (items: readonly unknown[]) => new FakeWriter(ai, items)

  const eligible = async (): Promise<TestStudent> => {
    const student = await server.newStudent()
    await answerMany(server, student)
    return student
  }

  const made = async (as: TestStudent, body: object = wish): Promise<Generation> => {
    const reply = await server.send('/api/question-generator/generate', { method: 'POST', as, body })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return generate.reply.parse(reply.body).data
  }

  /** The stems that a new student gets of what a model writes. */
  const stemsOf = async (items: readonly unknown[]): Promise<string[]> => {
    letWrite(items)
    return (await made(await eligible())).questions.map(({ text }) => text)
  }

  return { ai, server, letWrite, eligible, made, stemsOf }
}
