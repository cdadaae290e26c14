import type { Page } from '@sabi/shared/contract/pages'
import type { ComponentType } from 'react'
import { HomeScreen } from './layout/HomeScreen.tsx'
import { lazyScreen } from './layout/lazy-screen.tsx'

/** A page: its path, its screen, who may see it, and its frame. */
export interface ScreenRoute {
  path: Page
  /** The source file of the screen below `web/`; null for one in the entry script. */
  source: string | null
  screen: ComponentType
  frame: 'public' | 'app' | 'own'
  /** Only for signed-in students. */
  isGuarded: boolean
}

const written = 'pages/WrittenScreen.tsx'
const classes = 'classes/ClassesScreen.tsx'

/** Every page of the app. What a page needs is fetched when it is first opened. */
export const routes: readonly ScreenRoute[] = [
  { path: '/', source: null, screen: HomeScreen, frame: 'own', isGuarded: false },
  open('/login', 'accounts/LoginScreen.tsx', () =>
    import('./accounts/LoginScreen.tsx').then((file) => file.LoginScreen),
  ),
  open('/register', 'accounts/RegisterScreen.tsx', () =>
    import('./accounts/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  ),
  open('/forgot-password', 'accounts/ForgotPasswordScreen.tsx', () =>
    import('./accounts/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  ),
  open('/reset-password', 'accounts/ResetPasswordScreen.tsx', () =>
    import('./accounts/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  ),
  open('/verify-email', 'accounts/VerifyEmailScreen.tsx', () =>
    import('./accounts/VerifyEmailScreen.tsx').then((file) => file.VerifyEmailScreen),
  ),
  open('/setup', 'administration/site/SetupScreen.tsx', () =>
    import('./administration/site/SetupScreen.tsx').then((file) => file.SetupScreen),
  ),
  open('/terms', written, loadWritten),
  open('/privacy', written, loadWritten),
  open('/corrections', written, loadWritten),
  open('/about', written, loadWritten),
  open('/contact', 'contact/ContactScreen.tsx', () =>
    import('./contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  ),
  open('/learners', 'learners/LearnersScreen.tsx', () =>
    import('./learners/LearnersScreen.tsx').then((file) => file.LearnersScreen),
  ),
  open('/try', 'trial/TrialsScreen.tsx', () => import('./trial/TrialsScreen.tsx').then((file) => file.TrialsScreen)),
  open('/try/:subject', 'trial/TrialScreen.tsx', () =>
    import('./trial/TrialScreen.tsx').then((file) => file.TrialScreen),
  ),
  framed('/subjects', 'subjects/SubjectsScreen.tsx', () =>
    import('./subjects/SubjectsScreen.tsx').then((file) => file.SubjectsScreen),
  ),
  framed('/topics', 'subjects/topics/TopicsScreen.tsx', () =>
    import('./subjects/topics/TopicsScreen.tsx').then((file) => file.TopicsScreen),
  ),
  framed('/topics/:topicId', 'subjects/topic/TopicScreen.tsx', () =>
    import('./subjects/topic/TopicScreen.tsx').then((file) => file.TopicScreen),
  ),
  framed('/textbook', 'subjects/textbook/TextbookScreen.tsx', () =>
    import('./subjects/textbook/TextbookScreen.tsx').then((file) => file.TextbookScreen),
  ),
  framed('/challenge', 'challenges/ChallengeScreen.tsx', () =>
    import('./challenges/ChallengeScreen.tsx').then((file) => file.ChallengeScreen),
  ),
  framed('/help', written, loadWritten),
  guarded('/practice', 'practice/PracticeScreen.tsx', () =>
    import('./practice/PracticeScreen.tsx').then((file) => file.PracticeScreen),
  ),
  guarded('/dashboard', 'dashboard/DashboardScreen.tsx', () =>
    import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen),
  ),
  guarded('/ai-tutor', 'tutor/TutorScreen.tsx', () =>
    import('./tutor/TutorScreen.tsx').then((file) => file.TutorScreen),
  ),
  guarded('/search', 'pages/SearchScreen.tsx', () =>
    import('./pages/SearchScreen.tsx').then((file) => file.SearchScreen),
  ),
  guarded('/profile', 'accounts/ProfileScreen.tsx', () =>
    import('./accounts/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ),
  guarded('/admin', 'administration/AdminScreen.tsx', () =>
    import('./administration/AdminScreen.tsx').then((file) => file.AdminScreen),
  ),
  guarded('/settings', 'settings/SettingsScreen.tsx', () =>
    import('./settings/SettingsScreen.tsx').then((file) => file.SettingsScreen),
  ),
  guarded('/storage', 'storage/StorageScreen.tsx', () =>
    import('./storage/StorageScreen.tsx').then((file) => file.StorageScreen),
  ),
  guarded('/mistakes', 'mistakes/MistakesScreen.tsx', () =>
    import('./mistakes/MistakesScreen.tsx').then((file) => file.MistakesScreen),
  ),
  guarded('/week', 'week/WeekScreen.tsx', () => import('./week/WeekScreen.tsx').then((file) => file.WeekScreen)),
  guarded('/score', 'score/ScoreScreen.tsx', () => import('./score/ScoreScreen.tsx').then((file) => file.ScoreScreen)),
  guarded('/worksheet', 'worksheet/WorksheetScreen.tsx', () =>
    import('./worksheet/WorksheetScreen.tsx').then((file) => file.WorksheetScreen),
  ),
  guarded('/classes', classes, loadClasses),
  guarded('/classes/:classId', classes, loadClasses),
  guarded('/classes/:classId/cards', classes, loadClasses),
  guarded('/join', classes, loadClasses),
  guarded('/join/:code', classes, loadClasses),
  guarded('/exam-prep', 'exams/ExamPrepScreen.tsx', () =>
    import('./exams/ExamPrepScreen.tsx').then((file) => file.ExamPrepScreen),
  ),
  guarded('/exam', 'exams/ExamScreen.tsx', () => import('./exams/ExamScreen.tsx').then((file) => file.ExamScreen)),
  guarded('/exam/history', 'exams/result/ExamHistoryScreen.tsx', () =>
    import('./exams/result/ExamHistoryScreen.tsx').then((file) => file.ExamHistoryScreen),
  ),
  guarded('/exam/results/:id', 'exams/result/ExamResultsScreen.tsx', () =>
    import('./exams/result/ExamResultsScreen.tsx').then((file) => file.ExamResultsScreen),
  ),
]

type LoadScreen = () => Promise<ComponentType>

/** The content of these pages comes as HTML; written-routes.tsx has the screens that the build renders. */
function loadWritten(): Promise<ComponentType> {
  return import('./pages/WrittenScreen.tsx').then((file) => file.WrittenScreen)
}

/** One screen for all pages of classes. */
function loadClasses(): Promise<ComponentType> {
  return import('./classes/ClassesScreen.tsx').then((file) => file.ClassesScreen)
}

function open(path: Page, source: string, load: LoadScreen): ScreenRoute {
  return { path, source, screen: lazyScreen(load), frame: 'public', isGuarded: false }
}

function framed(path: Page, source: string, load: LoadScreen): ScreenRoute {
  return { path, source, screen: lazyScreen(load), frame: 'app', isGuarded: false }
}

function guarded(path: Page, source: string, load: LoadScreen): ScreenRoute {
  return { path, source, screen: lazyScreen(load), frame: 'app', isGuarded: true }
}
