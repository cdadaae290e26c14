import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { createGatekeeper } from './accounts/gatekeeper.ts'
import { mountHealth, type Readiness } from './platform/health.ts'
import { createHttpServer } from './platform/http.ts'
import { describeCalls } from './platform/openapi.ts'
import { mountPages } from './platform/pages.ts'
import type { Platform } from './platform/platform.ts'
import { Refusal } from './platform/refusal.ts'
import { mount, type Route } from './platform/serve.ts'
import type { Shell } from './platform/shell.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { importRoutes } from './subjects/imports.routes.ts'
import { subjectRoutes } from './subjects/subjects.routes.ts'
import { syncRoutes } from './sync/sync.routes.ts'

/** What the app needs from whoever starts it. */
export interface AppOptions {
  /** The built web app. */
  shell: Shell
  /** The folder of the packs. */
  packsRoot: string
  readiness: () => Promise<Readiness>
  hasStarted: () => boolean
}

/** Every call that the server answers, by feature. */
export function routesOf(platform: Platform): Route[] {
  return [
    ...accountRoutes(platform),
    ...subjectRoutes(platform),
    ...importRoutes(platform),
    ...syncRoutes(platform),
    ...progressRoutes(platform),
  ]
}

/** The server, not yet listening. Calls are refused with 503 until it has started. */
export async function createApp(
  platform: Platform,
  { shell, packsRoot, readiness, hasStarted }: AppOptions,
): Promise<FastifyInstance> {
  const app = await createHttpServer(platform.settings, shell)
  const routes = routesOf(platform)
  mountHealth(app, readiness)
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/') && !hasStarted())
      throw new Refusal(503, 'The server is starting. Please try again in a moment.', { retryAfterSeconds: 2 })
  })
  mount(app, routes, createGatekeeper(platform))
  const description = describeCalls(
    routes.map((route) => route.call),
    { title: platform.settings.APP_NAME },
  )
  app.get('/api/openapi.json', async () => description)
  await mountPages(app, { shell, packsRoot })
  return app
}
