import type { Answer, TestServer } from './test-server.ts'

interface Sending {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A browser's cookies: keeps what replies set, and sends it from our own pages. */
export class CookieJar {
  readonly #server: TestServer
  readonly #values = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  names(): string[] {
    return [...this.#values.keys()]
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  /** Sets a cookie as a script of the page does. */
  set(name: string, value: string): void {
    this.#values.set(name, value)
  }

  clear(name: string): void {
    this.#values.delete(name)
  }

  async send(path: string, { headers = {}, ...request }: Sending = {}): Promise<Answer> {
    const cookie = [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#server.send(path, {
      ...request,
      headers: { Origin: this.#server.url, ...(cookie === '' ? {} : { Cookie: cookie }), ...headers },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') this.#values.delete(name)
      else this.#values.set(name, value)
    }
    return answer
  }
}
