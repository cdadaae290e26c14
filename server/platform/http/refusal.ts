/** An expected outcome that is not a success: the status and the words go to the caller as they are. */
export class Refusal extends Error {
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly fields: { path: string; message: string }[] | undefined

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503,
    message: string,
    { retryAfterSeconds, fields }: { retryAfterSeconds?: number; fields?: { path: string; message: string }[] } = {},
  ) {
    super(message)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.fields = fields
  }
}
