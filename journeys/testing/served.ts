import { setTimeout } from 'node:timers/promises'
import type { APIResponse } from '@playwright/test'

/** The reply to a request of a journey itself, which is sent again while the server is too busy to take it, as the app does. */
export async function served(send: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const reply = await send()
    if (reply.status() !== 503) return reply
    await setTimeout(Number(reply.headers()['retry-after'] ?? 1) * 1000)
  }
}
