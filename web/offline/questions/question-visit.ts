import { isOnline } from '../../platform/server/connection.ts'
import { isInQuiz } from '../../platform/page/in-quiz.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { checkForUpdates } from './question-sync.ts'
import { logUsage } from '../usage.ts'

/** Runs once after the app has loaded: counts the visit, and fetches and announces new questions, except to a student who is answering some. */
export async function arrive(wasOnline: boolean): Promise<void> {
  await logUsage(wasOnline ? 'online_access' : 'offline_access')
  if (isOnline() && (await checkForUpdates()) && !isInQuiz()) toast({ title: 'Questions updated', tone: 'success' })
}
