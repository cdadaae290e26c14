import { escapeHtml } from '@sabi/shared/content/escape-html'

interface WordsPageOptions {
  canTryAgain?: boolean
  /** The browser loads the address again after this time. */
  retryAfterSeconds?: number | undefined
}

/** A page of a few words, for when no other can be sent. Its link loads the same address again. */
export function wordsPage(words: string, { canTryAgain = false, retryAfterSeconds }: WordsPageOptions = {}): string {
  const retry = retryAfterSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${retry}<title>Sabi Prep</title>`
  const link = canTryAgain ? '<p><a href="">Try again</a></p>' : ''
  return `<!doctype html><html lang="en-NG"><head>${head}</head><body><p>${escapeHtml(words)}</p>${link}</body></html>`
}
