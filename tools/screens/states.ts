import exams from '@sabi/content/calendar/exams.json' with { type: 'json' }
import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import {
  administratorMoments,
  guardedScreens,
  open,
  openScreens,
  quizMoments,
  studentMoments,
  visitorMoments,
  type Moment,
} from '../../journeys/testing/screens.ts'
import { draftMoments } from '../../journeys/testing/draft-moments.ts'
import { examMoments } from '../../journeys/testing/exam-moments.ts'
import { generatorMoments } from '../../journeys/testing/generator-moments.ts'
import type { Person } from './people.ts'

/** One state of one screen. `reach` takes the page to it, and returns false if the screen has no such state. */
export interface State {
  screen: string
  name: string
  viewer: Viewer
  reach: (page: Page) => Promise<boolean>
}

export type Viewer =
  | 'visitor'
  | 'newcomer'
  | 'student'
  | 'administrator'
  | 'student of two weeks'
  | 'student of four months'
export type People = Readonly<Record<Exclude<Viewer, 'visitor'>, Person>>

/** Screens that show what a student has learnt. */
const studyScreens = ['/dashboard', '/mistakes', '/topics/phy-waves', '/score']
const dayMs = 24 * 60 * 60 * 1000
/** Screens that are open to visitors and show more to signed-in students. */
const framedScreens = ['/subjects', '/topics', '/topics/che-mole']
const administratorsScreens = ['/admin', '/admin?tab=content', '/admin?tab=people', '/admin?tab=system']
const studentsScreens = guardedScreens.filter((screen) => screen !== '/admin')
// By then the screen has settled into what a waiting student sees.
const settledMs = 1200

/** Lists every state of every screen. The states of one inner list follow one another in the same browser context. */
export function statesOfScreens(): State[][] {
  return [
    ...[...openScreens, '/nowhere'].map((screen) => [full(screen, 'visitor')]),
    ...openScreens.filter((screen) => !framedScreens.includes(screen)).flatMap((screen) => troubles(screen, 'visitor')),
    ...[...studentsScreens, ...framedScreens].flatMap((screen) => [
      [{ ...full(screen, 'newcomer'), name: 'empty' }],
      [full(screen, 'student')],
      ...troubles(screen, 'student'),
      [refreshFails(screen)],
    ]),
    ...studyStates(),
    [{ ...full('/admin', 'student'), name: 'refused' }],
    ...administratorsScreens.flatMap((screen) => [
      [full(screen, 'administrator')],
      ...troubles(screen, 'administrator'),
    ]),
    ...administratorMoments.map((moment) => [momentary('administrator', moment)]),
    draftMoments.map((moment) => momentary('administrator', moment)),
    ...visitorMoments.map((moment) => [momentary('visitor', moment)]),
    ...studentMoments.map((moment) => [momentary('student', moment)]),
    quizMoments.map((moment) => momentary('newcomer', moment)),
    examMoments.map((moment) => momentary('newcomer', moment)),
    generatorMoments.map((moment) => momentary('student', moment)),
  ]
}

/** What a student sees of their study with the questions on the phone, after weeks and months, and three days before the exam. */
function studyStates(): State[][] {
  const list = (viewer: Viewer, name: string, prepare: (page: Page) => Promise<void>) =>
    studyScreens.map((screen, place): State => {
      const reach = async (page: Page) => {
        if (place === 0) await prepare(page)
        await open(page, screen)
        return true
      }
      return { screen, name, viewer, reach }
    })
  const goToLastDays = async (page: Page) => {
    await keepQuestions(page)
    const utme = exams.find(({ body, start }) => body === 'JAMB' && Date.parse(start) > Date.now())
    if (utme === undefined) throw new Error('The calendar has no coming UTME')
    await page.clock.setFixedTime(Date.parse(utme.start) - 3 * dayMs)
  }
  return [
    list('newcomer', 'newcomer', keepQuestions),
    list('student of two weeks', 'two weeks', keepQuestions),
    list('student of four months', 'four months', keepQuestions),
    list('student of four months', 'three days before the exam', goToLastDays),
  ]
}

async function keepQuestions(page: Page): Promise<void> {
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await page.getByText('Sync Complete').waitFor()
}

/** Opens a fresh browser context for this viewer, with nothing in it but the sign-in. */
export async function browserOf(browser: Browser, viewer: Viewer, { people, url }: { people: People; url: string }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // The states intercept requests between the page and the server; a service worker would answer them first.
    serviceWorkers: 'block',
    // Otherwise a screenshot may catch the transition from one theme to the other.
    reducedMotion: 'reduce',
  })
  if (viewer === 'visitor') return context
  const { cookies, user } = people[viewer]
  await context.addCookies(cookies)
  await context.addInitScript(
    `if (!localStorage['auth-storage']) localStorage['auth-storage'] = ${JSON.stringify(user)}`,
  )
  return context
}

function full(screen: string, viewer: Viewer): State {
  const reach = async (page: Page) => {
    await open(page, screen)
    return true
  }
  return { screen, name: viewer === 'visitor' ? 'visitor' : 'full', viewer, reach }
}

function momentary(viewer: Viewer, { name, reach }: Moment): State {
  const reached = async (page: Page) => {
    await reach(page)
    return true
  }
  return { screen: 'moments', name, viewer, reach: reached }
}

/** States with a network that never answers, a failing server and no network, simulated by intercepting requests. */
function troubles(screen: string, viewer: Viewer): State[][] {
  const isNeeded = (route: Route) => new URL(route.request().url()).pathname !== '/api/auth/session'
  const trouble = (name: string, meet: (route: Route) => Promise<void> | undefined, isAlways = false): State => ({
    screen,
    name,
    viewer,
    reach: async (page) => {
      let asked = 0
      await onDataCalls(page.context(), async (route) => {
        if (!isNeeded(route) && !isAlways) return route.continue()
        if (isNeeded(route)) asked++
        return meet(route)
      })
      await page.goto(screen)
      await page.waitForTimeout(settledMs)
      return asked > 0 || isAlways
    },
  })
  const offline = trouble('offline', (route) => route.abort('internetdisconnected'), true)
  return [
    [trouble('loading', () => undefined)],
    [trouble('error', failing)],
    [{ ...offline, reach: async (page) => goOffline(page).then(() => offline.reach(page)) }],
  ]
}

/** The student has seen this screen before; now the server fails. */
function refreshFails(screen: string): State {
  const reach = async (page: Page) => {
    await open(page, screen)
    let asked = 0
    await onDataCalls(page.context(), async (route) => {
      asked++
      return failing(route)
    })
    await page.reload()
    await page.waitForTimeout(settledMs)
    return asked > 0
  }
  return { screen, name: 'error with old data', viewer: 'student', reach }
}

async function onDataCalls(context: BrowserContext, meet: (route: Route) => Promise<void> | undefined): Promise<void> {
  await context.route(/\/(api|packs)\//, meet)
}

async function failing(route: Route): Promise<void> {
  const words = 'The server failed.'
  const json = { success: false, error: words, message: words, requestId: 'photograph' }
  await route.fulfill({ status: 500, json })
}

/** Reports the browser as offline while pages still load, as they would from the service worker. */
async function goOffline(page: Page): Promise<void> {
  await page.addInitScript('Object.defineProperty(navigator, "onLine", { get: () => false })')
}
