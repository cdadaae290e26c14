import { asksForPlan, asksToStart, filterFrom, firstFrom, startsByItself } from '@sabi/shared/practice/link'
import { Suspense, useEffect } from 'react'
import { useSearch } from 'wouter'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { loadFlagDialog } from '../flags/FlagButton.tsx'
import { useFullScreen } from '../layout/full-screen.ts'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { useOwnerId } from '../offline/visitor/visitor.ts'
import { bringPractisedBehind } from '../offline/questions/questions-behind.ts'
import { downloadsUnasked } from '../platform/data-saver.ts'
import { shownPreview } from '../platform/page/preview.ts'
import { loadPart } from '../platform/server/other-release.ts'
import { resetFlow, useFlow } from './session/flow.ts'
import { loadFeedback, loadHints } from './quiz/QuestionCard.tsx'
import { loadDialogs, QuizView } from './quiz/QuizView.tsx'
import { loadDrawing } from './setup/question-source.ts'
import { choicesOfLink } from './setup/session-choices.ts'
import { draw, startPractice } from './session/start.ts'
import { act } from './session/steps.ts'
import { leavePractice, openPractice } from './session/visit.ts'

/** Rarely needed: the session is open in another tab. */
const ElsewhereView = lazyScreen(() => import('./setup/ElsewhereView.tsx').then((file) => file.ElsewhereView))

const loadSettings = () => import('./setup/SettingsView.tsx').then((file) => file.SettingsView)
/** A link that starts a session leads past the settings, so that its first question does not wait for them. */
const SettingsView = lazyScreen(loadSettings)

const loadResults = () => import('./results/ResultsView.tsx').then((file) => file.ResultsView)
/** Loaded once the first question is on the screen, which does not need it. */
const ResultsView = lazyScreen(loadResults)

const loadPlan = () => loadPart(() => import('../plan/start-planned.ts').then((file) => file.startPlanned))

/** A session that has begun can be finished without a network. */
const neededInSession = [loadFeedback, loadHints, loadDialogs, loadResults]
/** For what may follow a session. A student who saves data has no other questions on the phone to draw then. */
const neededAfterSession = [loadDrawing, loadSettings, loadFlagDialog]

/** How long a link to a topic shows the settings before its questions start (PRAC-13). */
const autoStartMs = 500

/** Shows the practice settings, the quiz or the results, depending on the stage of the visit. */
export function PracticeScreen() {
  const userId = useOwnerId()
  if (userId === undefined) return null
  return <Practice key={userId} userId={userId} />
}

function Practice({ userId }: { userId: string }) {
  const search = useSearch()
  const { stage, isUntouched } = useFlow()
  const query = new URLSearchParams(search)
  const filter = filterFrom(query)
  const isQuiz = stage.name === 'session' && stage.session.phase !== 'results'
  const isPlanned = asksForPlan(query)
  const startsAtOnce = asksToStart(query) || isPlanned
  const isAutoStarting = isUntouched && stage.name === 'settings' && (startsByItself(query) || isPlanned)
  useFullScreen(isQuiz)
  useEffect(() => {
    if (!isQuiz) return undefined
    const parts = downloadsUnasked() ? [...neededInSession, ...neededAfterSession] : neededInSession
    for (const load of parts) load().catch(() => undefined)
    return () => void bringPractisedBehind()
  }, [isQuiz])

  useEffect(() => {
    void openPractice(userId)
    return leavePractice
  }, [userId, search])

  useEffect(() => {
    if (!startsAtOnce) loadSettings().catch(() => undefined)
  }, [startsAtOnce])

  // The questions of a preview are in the page.
  useEffect(() => {
    if (downloadsUnasked() && shownPreview() === undefined) loadDrawing().catch(() => undefined)
  }, [])

  useEffect(() => resetFlow, [])

  useEffect(() => {
    const followSight = () => act({ type: document.hidden ? 'hide' : 'show', at: Date.now() })
    document.addEventListener('visibilitychange', followSight)
    return () => document.removeEventListener('visibilitychange', followSight)
  }, [])

  useEffect(() => {
    if (!isAutoStarting) return undefined
    const link = new URLSearchParams(search)
    const wanted = filterFrom(link)
    const choices = choicesOfLink(link, wanted)
    if (asksForPlan(link)) {
      void loadPlan().then(
        async (start) => start(userId, link),
        async () => startPractice(userId, wanted, choices),
      )
      return undefined
    }
    // Requests the questions now, so that they can arrive during the pause.
    const drawing = draw(wanted, choices.length, firstFrom(link))
    const pauseMs = startsAtOnce ? 0 : autoStartMs
    const timer = setTimeout(() => void startPractice(userId, wanted, choices, drawing), pauseMs)
    return () => clearTimeout(timer)
  }, [isAutoStarting, startsAtOnce, userId, search])

  const skeleton = <Skeleton height="60vh" />
  return <Suspense fallback={skeleton}>{view()}</Suspense>

  function view() {
    if (stage.name === 'elsewhere') return <ElsewhereView userId={userId} sessionId={stage.sessionId} />
    // On the way into a session nobody reads the settings, and all that they ask the server for would have to be paid for.
    if (stage.name === 'opening' || (startsAtOnce && isUntouched)) return skeleton
    if (stage.name !== 'session') return <SettingsView userId={userId} filter={filter} />
    return isQuiz ? <QuizView session={stage.session} /> : <ResultsView userId={userId} session={stage.session} />
  }
}
