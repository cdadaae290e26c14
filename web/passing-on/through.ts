/** So little at a time that a hostile input, which unpacks to a thousand times as much, stays small until it is stopped. */
const sliceBytes = 4096

/**
 * Sends bytes through a stream that compresses or unpacks. Null where more than `most` bytes come out: it stops there.
 * Rejects if the input can't be unpacked.
 */
export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = slicesOf(bytes).pipeThrough<Uint8Array>(transform).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    chunks.push(part.value)
  }
  const joined = new Uint8Array(length)
  chunks.reduce((start, chunk) => {
    joined.set(chunk, start)
    return start + chunk.length
  }, 0)
  return joined
}

function slicesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0
  return new ReadableStream({
    pull(controller) {
      if (start < bytes.length) controller.enqueue(bytes.subarray(start, (start += sliceBytes)))
      else controller.close()
    },
  })
}
