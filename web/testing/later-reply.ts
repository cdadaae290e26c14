/** An answer of the fake server that arrives when the test says so. */
export function laterReply(json: unknown, status = 200) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    answer: { status, stream: readable },
    send: () => {
      void writer.write(new TextEncoder().encode(JSON.stringify(json)))
      void writer.close()
    },
  }
}
