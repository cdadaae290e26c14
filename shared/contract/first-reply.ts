import type { Call } from './call.ts'

/** The id of the element that holds, as JSON, what the server knew when it sent the page. */
export const firstReplyId = 'first-reply'

/** The name of the seed in that element by which the page's preview and the app shuffle the options of a draw. */
export const paperSeed = 'paper-seed'

/** The name under which the reply of a call is in that element. */
export function replyName({ path }: Pick<Call, 'path'>, args: object): string {
  return `${path} ${JSON.stringify(args)}`
}

/** Returns that element for a page. */
export function firstReplyElement(firstReply: object): string {
  // Escaped, so that the data can't close the element or open a comment.
  const data = JSON.stringify(firstReply).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${firstReplyId}">${data}</script>`
}
