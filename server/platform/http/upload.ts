import type { UploadedFile } from '@sabi/shared/contract/upload'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const mostFields = 20
const largestField = 1000
const unreadableWords = 'The form did not arrive completely. Please send it again.'

/** Lets the server take forms; which calls take them says the contract. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
}

/** The fields of a form, its one file in full. Throws a Refusal where it holds more, or more bytes than it may, or is cut off. */
export async function readForm(
  request: FastifyRequest,
  { largestFile }: { largestFile: number },
): Promise<Record<string, string | UploadedFile>> {
  const limits = { files: 1, fileSize: largestFile, fields: mostFields, fieldSize: largestField }
  const fields: Record<string, string | UploadedFile> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') fields[part.fieldname] = { name: part.filename, bytes: await part.toBuffer() }
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw isTooLarge(error) ? new Refusal(413, tooLargeWords(largestFile)) : new Refusal(400, unreadableWords)
  }
  return fields
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413
}

function tooLargeWords(largestFile: number): string {
  return `The form holds more than one file of at most ${Math.round(largestFile / 1024 / 1024)} MB and ${mostFields} fields.`
}
