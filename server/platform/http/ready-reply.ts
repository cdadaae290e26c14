/**
 * A reply whose JSON exists already, because many replies consist of the same parts. It is sent as it is, so each part must have been
 * made by the schema of the reply.
 */
export class ReadyReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
