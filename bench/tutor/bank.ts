import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Textbook } from '@sabi/shared/content/note'
import { decodePack, PackIndex } from '@sabi/shared/content/pack'
import type { Question } from '@sabi/shared/content/question'

const packs = join(import.meta.dirname, '../../content/dist/packs')
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(packs, file), 'utf8'))

/** A subject of the built bank: its notes and questions. */
export interface BuiltSubject {
  textbook: Textbook
  questions: Question[]
}

/** The whole built bank, by subject. */
export async function readBank(): Promise<BuiltSubject[]> {
  const index = PackIndex.parse(await readJson('index.json'))
  return Promise.all(
    index.textbooks.map(async ({ subject, file }) => {
      const pack = index.subjects.find((packed) => packed.subject === subject)
      const questions = pack === undefined ? [] : decodePack(await readJson(pack.file))
      return { textbook: Textbook.parse(await readJson(file)), questions }
    }),
  )
}
