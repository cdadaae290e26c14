import { encodePack, type PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { SignedSubject, SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import { aQuestion } from '@sabi/shared/practice/builders'
import { vi } from 'vitest'
import { deleteQuestionsDatabase } from '../offline/questions/questions-database.ts'
import { startBackground } from '../platform/page/foreground.ts'

/** A question as a pack holds it. */
export function aPackedQuestion(id: string, changes: Partial<Question> = {}): Question {
  return { ...aQuestion(id), family: null, isCalculation: false, ...changes }
}

/** As many questions of a subject, `phy-0`, `phy-1`, … */
export function someQuestions(subject: SubjectId, count: number): Question[] {
  return Array.from({ length: count }, (_, index) => aPackedQuestion(`${subject.slice(0, 3)}-${index}`, { subject }))
}

interface Changes {
  questions: Question[]
  removed: string[]
}

/** Ends a test with a `QuestionServer`, and removes everything it left on the phone. */
export async function forgetQuestionBank(): Promise<void> {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  await deleteQuestionsDatabase()
}

type Answer = (url: URL) => Response | Promise<Response>

/** A server with a bank that a test can change, break and count. */
export class QuestionServer {
  /** The current bank and its version. */
  version = 'v1'
  readonly questions = new Map<SubjectId, Question[]>(subjectIds.map((subject) => [subject, []]))
  /** Changes to a subject since a version, under `physics v1`; 404 if there is no entry. */
  readonly changes = new Map<string, Changes>()
  /** Sizes of the packs in the index. */
  packBytes = 100_000
  /** The files of notes by subject, and their sizes in the index. */
  readonly notes = new Map<SubjectId, string>()
  notesBytes = 50_000
  /** Overrides the answers of these paths. */
  readonly instead = new Map<string, Answer>()
  readonly asked: string[] = []

  /** The page is idle, so that background downloads may start. */
  constructor(questions: readonly Question[] = []) {
    startBackground()
    for (const question of questions) this.questions.get(question.subject)?.push(question)
    for (const subject of subjectIds) this.changes.set(`${subject} v1`, { questions: [], removed: [] })
    vi.stubGlobal('fetch', async (address: string) => this.#reply(new URL(address, 'http://here')))
  }

  /** Publishes the next version. */
  publish(version: string, subject: SubjectId, { questions, removed }: Changes): void {
    this.version = version
    for (const one of subjectIds) {
      const change = one === subject ? { questions, removed } : { questions: [], removed: [] }
      this.changes.set(`${one} v1`, change)
      this.changes.set(`${one} ${version}`, { questions: [], removed: [] })
    }
  }

  countOf(path: string): number {
    return this.asked.filter((asked) => asked.startsWith(path)).length
  }

  async #reply(url: URL): Promise<Response> {
    this.asked.push(url.pathname + url.search)
    const instead = this.instead.get(url.pathname)
    if (instead !== undefined) return instead(url)
    const all = [...this.questions.values()].flat()
    if (url.pathname === '/api/questions/version') return json({ version: this.version, count: all.length })
    if (url.pathname === '/packs/index.json') return Response.json(this.#index())
    if (url.pathname === '/api/questions/signatures')
      return json({ subjects: subjectIds.map((id) => this.#signed(id)) })
    if (url.pathname === '/api/questions/changes') return this.#changesSince(url)
    if (url.pathname === '/api/questions') return this.#page(url)
    if ([...this.notes.values()].some((file) => url.pathname === `/packs/${file}`)) return Response.json({})
    const subject = subjectIds.find((one) => url.pathname === `/packs/${one}-1.json`)
    return subject === undefined ? nothing() : Response.json(encodePack(subject, this.questions.get(subject) ?? []))
  }

  /** A statement on a subject, as if it had been signed. */
  #signed(subject: SubjectId): SignedSubject {
    const questions = { hash: '0'.repeat(64), bytes: 1, count: 1 }
    const state = { subject, version: this.version, revision: 1, questions, notes: null }
    const statement: SubjectStatement = { format: 'sabi-prep-subject-1', ...state }
    return { statement: JSON.stringify(statement), signature: '' }
  }

  #index(): PackIndex {
    const subjects = subjectIds.map((subject) => {
      const { length } = this.questions.get(subject) ?? []
      return { subject, file: `${subject}-1.json`, count: length, bytes: this.packBytes, hash: '1' }
    })
    const textbooks = Array.from(this.notes, ([subject, file]) => ({
      subject,
      file,
      count: 1,
      bytes: this.notesBytes,
      hash: '1',
    }))
    return { version: 'v1', count: 0, subjects, textbooks }
  }

  #changesSince(url: URL): Response {
    const subject = subjectIds.find((one) => one === url.searchParams.get('subject'))
    const change = this.changes.get(`${subject} ${url.searchParams.get('since')}`)
    if (subject === undefined || change === undefined) return nothing()
    return json({ version: this.version, pack: encodePack(subject, change.questions), removed: change.removed })
  }

  #page({ searchParams }: URL): Response {
    const scope = searchParams.get('subject')
    const matching = [...this.questions.values()].flat().filter(({ subject }) => scope === 'ALL' || subject === scope)
    const offset = Number(searchParams.get('offset'))
    return json({
      questions: matching.slice(offset, offset + Number(searchParams.get('limit'))),
      total: matching.length,
      version: this.version,
    })
  }
}

/** The reply of a captive portal. */
export function signInPage(): Response {
  return new Response('<html>Sign in to our Wi-Fi</html>')
}

export function noNetwork(): never {
  throw new TypeError('Failed to fetch')
}

export function nothing(): Response {
  return Response.json({ success: false, error: 'Not found', message: 'Not found' }, { status: 404 })
}

function json(reply: object): Response {
  return Response.json({ success: true, ...reply })
}
