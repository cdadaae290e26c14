import { Readable } from 'node:stream'
import * as accountForms from '@sabi/shared/accounts/forms'
import { setupForm } from '@sabi/shared/administration/setup-form'
import { contactForm } from '@sabi/shared/contact/form'
import { addAnswersForm } from '@sabi/shared/trial/form'
import type { PageForm } from '@sabi/shared/contract/page-form'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { deleteExpired } from './accounts/own-data/expired.queries.ts'
import { createGatekeeper } from './accounts/sign-in/gatekeeper.ts'
import { accountLetters } from './accounts/letters.ts'
import { passwords } from './accounts/passwords/password-hasher.ts'
import { cardRoutes } from './accounts/cards/cards.routes.ts'
import { ownDataRoutes } from './accounts/own-data/own-data.routes.ts'
import { recoveryRoutes } from './accounts/passwords/recovery.routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './accounts/sign-in/sessions.routes.ts'
import { settingsRoutes } from './accounts/settings.routes.ts'
import { administrationRoutes } from './administration/administration.routes.ts'
import { mountSecurityText } from './administration/security-text.ts'
import { setupRoutes } from './administration/setup.routes.ts'
import { allClassesRoutes } from './administration/classes.routes.ts'
import { studentRoutes } from './administration/students.routes.ts'
import { mountCertificate } from './certificate/certificate-page.ts'
import { deleteClosedClasses } from './classes/classes.queries.ts'
import { assignmentRoutes } from './classes/assignments.routes.ts'
import { classRoutes } from './classes/classes.routes.ts'
import { insightRoutes } from './classes/insights.routes.ts'
import { membershipRoutes } from './classes/memberships.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { contactLetters } from './contact/letters.ts'
import { deleteOldMessages } from './contact/messages.queries.ts'
import { correctionContents } from './flags/corrections-page.ts'
import { examRoutes } from './exams/exams.routes.ts'
import { correctionRoutes } from './flags/corrections.routes.ts'
import { flagRoutes } from './flags/flags.routes.ts'
import { isNewcomer } from './ai-provider/newcomer.ts'
import { generatorRoutes } from './generator/generator.routes.ts'
import { EarlierFiles } from './platform/pages/app-files.ts'
import { CallAllowance } from './platform/limits/call-allowance.ts'
import { CallRunner } from './platform/calls/call-runner.ts'
import { SharedFigures } from './platform/watching/cluster-metrics.ts'
import { EventLoopWatch } from './platform/limits/event-loop.ts'
import { mountForms } from './platform/pages/forms.ts'
import { Gate } from './platform/limits/gate.ts'
import { tryToSave } from './platform/watching/health.queries.ts'
import { tellHistory } from './platform/calls/history.ts'
import { mountHealth, type Readiness } from './platform/watching/health.ts'
import { createHttpServer } from './platform/http/http.ts'
import { describeCalls } from './platform/calls/openapi.ts'
import { Metrics } from './platform/watching/metrics.ts'
import { mountMetrics } from './platform/watching/metrics-page.ts'
import { mountManifest } from './platform/pages/manifest.ts'
import { mount } from './platform/calls/mount.ts'
import { capacityWithin, openFilesLimit, type Capacity } from './platform/http/open-files.ts'
import { mountPages } from './platform/pages/pages.ts'
import { mountShareTarget } from './platform/pages/share-target.ts'
import type { Letters } from './mail/letter.ts'
import { deleteOldMails } from './mail/outbox.queries.ts'
import type { Purge } from './platform/housekeeping.ts'
import type { Platform } from './platform/platform.ts'
import { Refusal } from './platform/http/refusal.ts'
import type { Route } from './platform/calls/serve.ts'
import { shareWork } from './platform/share-work.ts'
import type { Contents, Shell } from './platform/pages/shell.ts'
import { openProbe, StallWatch } from './platform/limits/stall-watch.ts'
import { mountSiteMap } from './platform/pages/site-map.ts'
import { passingOnRoutes } from './passing-on/passing-on.routes.ts'
import { mountPersonalPages } from './personal-pages.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { editRoutes } from './questions/edits.routes.ts'
import { draftRoutes } from './imports/drafts.routes.ts'
import { creationRoutes } from './imports/creation.routes.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { mountPictures } from './questions/pictures/picture-page.ts'
import { deleteUnusedPictures } from './questions/pictures/pictures.queries.ts'
import { pictureRoutes } from './questions/pictures/pictures.routes.ts'
import { previewRoutes } from './questions/preview.routes.ts'
import { searchRoutes } from './questions/search.routes.ts'
import type { SearchTextbook } from './questions/search-textbook.ts'
import { questionRoutes } from './questions/questions.routes.ts'
import { TrialPages } from './trial/trial-pages.ts'
import { trialRoutes } from './trial/trials.routes.ts'
import { Trials } from './trial/trials.ts'
import { writtenQuestionRoutes } from './questions/written-questions.routes.ts'
import { listTopicIds } from './questions/topics.queries.ts'
import { AnswerLog } from './sync/answer-log.ts'
import { syncRoutes } from './sync/sync.routes.ts'
import { ServedTextbook } from './tutor/textbook.ts'
import { tutorRoutes } from './tutor/tutor.routes.ts'

/** Everything that the caller provides. */
export interface AppOptions {
  /** The built web app. */
  shell: Shell
  /** The folder of the packs. */
  packsRoot: string
  readiness: () => Promise<Readiness>
  hasStarted: () => boolean
}

interface RouteOptions {
  /** Renews the pages after a change of the site's name. */
  renewPages?: () => Promise<void>
  trials?: Trials
  /** The folder of the packs. */
  packsRoot?: string
}

/** Every call of the server, by feature. */
export function routesOf(
  platform: Platform,
  { renewPages = async () => {}, trials = new Trials(), packsRoot = '' }: RouteOptions = {},
): Route[] {
  const log = new AnswerLog(platform)
  const textbook = new ServedTextbook(platform.database)
  const search: SearchTextbook = (reads) => textbook.search(reads)
  return [
    ...accountRoutes(platform),
    ...sessionRoutes(platform),
    ...secondFactorRoutes(platform),
    ...recoveryRoutes(platform),
    ...settingsRoutes(platform),
    ...ownDataRoutes(platform),
    ...cardRoutes(platform),
    ...questionRoutes(platform, search),
    ...passingOnRoutes(platform, packsRoot),
    ...searchRoutes(search),
    ...examRoutes(),
    ...trialRoutes(platform.database, { trials, log }),
    ...importRoutes(platform),
    ...draftRoutes(platform),
    ...creationRoutes(platform),
    ...editRoutes(platform, search),
    ...previewRoutes(),
    ...pictureRoutes(platform),
    ...writtenQuestionRoutes(platform),
    ...syncRoutes(platform, log),
    ...progressRoutes(platform, log),
    ...tutorRoutes(platform, textbook),
    ...generatorRoutes(platform),
    ...flagRoutes(platform),
    ...correctionRoutes(platform),
    ...insightRoutes(platform),
    ...assignmentRoutes(platform),
    ...classRoutes(platform),
    ...membershipRoutes(platform),
    ...contactRoutes(platform),
    ...setupRoutes(platform, renewPages),
    ...administrationRoutes(platform, renewPages),
    ...studentRoutes(platform),
    ...allClassesRoutes(platform),
  ]
}

/** Every form that a page posts without a script. */
export const forms: readonly PageForm[] = [...Object.values(accountForms), contactForm, setupForm, addAnswersForm]

/** The purge of each feature's expired rows, for the housekeeping. */
export const purges: readonly Purge[] = [
  deleteExpired,
  deleteOldMessages,
  deleteOldMails,
  deleteClosedClasses,
  deleteUnusedPictures,
]

/** The writers of each kind of mail, by feature. */
export function lettersOf(platform: Platform): Letters {
  return { ...accountLetters(platform), ...contactLetters(platform) }
}

/** The renderers of database content in pages. */
export function contentsOf(platform: Platform): Contents {
  return { ...correctionContents(platform) }
}

/** The server, not yet listening. Calls are refused with 503 until it has started. */
export async function createApp(
  platform: Platform,
  { shell, packsRoot, readiness, hasStarted }: AppOptions,
): Promise<FastifyInstance> {
  const { DATABASE_CONNECTIONS: databaseConnections } = platform.settings
  const capacity = capacityWithin(openFilesLimit(), { databaseConnections })
  const app = await createHttpServer(platform.settings, { inline: shell, capacity })
  const trials = new Trials()
  const routes = routesOf(platform, { renewPages: () => shell.renew(), trials, packsRoot })
  mountHealth(app, { check: readiness, tryToSave: () => tryToSave(platform.database) })
  const { gate, noteReply } = guard(app, platform, capacity)
  app.addHook('onRequest', async (request) => {
    if ((/^\/(api|pictures|\.well-known)\//.test(routeOf(request)) || isForm(request)) && !hasStarted())
      throw new Refusal(503, 'The server is starting. Please try again in a moment.', { retryAfterSeconds: 2 })
  })
  tellHistory(app, platform.database)
  const gatekeeper = createGatekeeper(platform)
  const canMail = platform.settings.SMTP_URL !== undefined
  const allowance = new CallAllowance({ isNewcomer: (viewer) => isNewcomer(viewer, { canMail }) })
  const runner = new CallRunner({ gatekeeper, gate, allowance, noteReply })
  mount(app, routes, runner)
  const trialPages = new TrialPages({ database: platform.database, shell, gate, trials, gatekeeper })
  await mountForms(app, {
    forms,
    routes,
    runner,
    shell,
    gate,
    firstReplyOf: (request) => trialPages.firstReply(request),
  })
  const description = describeCalls(
    routes.map((route) => route.call),
    { title: platform.settings.APP_NAME },
  )
  app.get('/api/openapi.json', async () => description)
  mountSecurityText(app, platform)
  mountCertificate(app, platform.settings)
  mountManifest(app, shell)
  mountShareTarget(app, platform.settings.BASE_URL)
  mountPictures(app, { database: platform.database, gate })
  const topicIds = shareWork(() => listTopicIds(platform.database))
  mountSiteMap(app, { settings: platform.settings, topicIds })
  mountPersonalPages(app, { shell, routes, runner })
  trialPages.mount(app)
  await mountPages(app, { shell, packsRoot, topicIds, earlierFiles: new EarlierFiles(platform.database) })
  return app
}

/** The matched route, because an address can be written in many ways; '' if there is none. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? ''
}

/** Returns whether a request to a page is a posted form, which makes a call. */
function isForm({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isForm === true
}

/** Protects this process against overload, and exposes its metrics. */
function guard(app: FastifyInstance, platform: Platform, { pages }: Capacity) {
  const { settings } = platform
  const eventLoop = new EventLoopWatch()
  const stallWatch = new StallWatch(openProbe(platform.url))
  // Twice as many as connections, so that none is idle while we parse and write.
  const gate = new Gate({
    places: 2 * settings.DATABASE_CONNECTIONS,
    pages,
    lateness: () => eventLoop.latenessMs,
    stallWatch,
  })
  const metrics = new Metrics({ ...platform, gate, eventLoop, hashesWaiting: () => passwords.waiting })
  const figures = new SharedFigures(metrics.registry)
  metrics.follow(app)
  mountMetrics(app, { token: settings.METRICS_TOKEN, text: () => figures.text() })
  app.addHook('onRequest', async (request, { raw }) => {
    if (isForm(request) || /^\/(api\/|(healthz|readyz|metrics)$)/.test(routeOf(request))) return
    if (/^\/(assets|pictures)\//.test(routeOf(request))) await gate.admitFile()
    else gate.admitPage()
    gate.leavePageWith(raw)
  })
  app.addHook('onSend', async (_, { raw }, payload) => {
    // Nothing reads a file that is opened after its connection has closed.
    if (raw.destroyed && payload instanceof Readable) payload.destroy()
    else if (payload instanceof Readable) raw.once('close', () => payload.destroy())
    return payload
  })
  app.addHook('onClose', async () => {
    eventLoop.stop()
    figures.close()
    await stallWatch.stop()
  })
  return { gate, noteReply: metrics.noteReply }
}
