import type * as z from 'zod/mini'

/** Text that models write before the reply, and the fence around code. */
const thoughts = /^\s*<think>[\s\S]*?<\/think>/
const fence = /```(?:json)?([\s\S]*?)```/

/** The object in a reply, also where a fence or a sentence stands around it. Undefined where none has the shape. */
export function readObject<Schema extends z.ZodMiniType>(reply: string, schema: Schema): z.output<Schema> | undefined {
  const words = reply.replace(thoughts, '')
  for (const candidate of [words, fence.exec(words)?.[1], fromBraceToBrace(words)]) {
    const parsed = schema.safeParse(parseJson(candidate))
    if (parsed.success) return parsed.data
  }
  return undefined
}

function fromBraceToBrace(words: string): string {
  return words.slice(Math.max(0, words.indexOf('{')), words.lastIndexOf('}') + 1)
}

/** Undefined where it is no JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
