/** The body of a request, compressed or not. */
export async function sentBody({ body }: RequestInit): Promise<unknown> {
  if (!(body instanceof Blob)) return JSON.parse(typeof body === 'string' ? body : '{}')
  return JSON.parse(await new Response(body.stream().pipeThrough(new DecompressionStream('gzip'))).text())
}
