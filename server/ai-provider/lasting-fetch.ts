/**
 * `fetch` whose signal ends a reply however long nothing of it comes. The one of Node 20 holds its signal so weakly that it is lost
 * with the next collection of garbage, and a provider that falls silent then keeps its line for minutes.
 */
export async function lastingFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(input, init)
  if (response.body === null) return response
  return new Response(
    response.body.pipeThrough(new TransformStream(), init.signal ? { signal: init.signal } : {}),
    response,
  )
}
