import type { Page } from '@sabi/shared/contract/pages'
import { lazy, type ComponentType } from 'react'
import { HomeScreen } from './layout/HomeScreen.tsx'

/** A page: where it is, what it shows, who may see it, and which frame it stands in; one of its own it brings along. */
export interface ScreenRoute {
  path: Page
  screen: ComponentType
  frame: 'public' | 'app' | 'own'
  /** Only for students who are signed in. */
  isGuarded: boolean
}

/** Every page of the app, once. What a page needs is fetched when it is first opened. */
export const routes: readonly ScreenRoute[] = [
  { path: '/', screen: HomeScreen, frame: 'own', isGuarded: false },
  open('/login', () => import('./accounts/LoginScreen.tsx').then((file) => file.LoginScreen)),
  open('/register', () => import('./accounts/RegisterScreen.tsx').then((file) => file.RegisterScreen)),
  open('/forgot-password', () =>
    import('./accounts/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  ),
  open('/reset-password', () => import('./accounts/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen)),
  open('/verify-email', () => import('./accounts/VerifyEmailScreen.tsx').then((file) => file.VerifyEmailScreen)),
  open('/setup', () => import('./administration/SetupScreen.tsx').then((file) => file.SetupScreen)),
  open('/terms', loadWritten),
  open('/privacy', loadWritten),
  open('/corrections', loadWritten),
  open('/about', loadWritten),
  open('/contact', () => import('./contact/ContactScreen.tsx').then((file) => file.ContactScreen)),
  framed('/subjects', () => import('./subjects/SubjectsScreen.tsx').then((file) => file.SubjectsScreen)),
  framed('/topics', () => import('./subjects/TopicsScreen.tsx').then((file) => file.TopicsScreen)),
  framed('/topics/:topicId', () => import('./subjects/TopicScreen.tsx').then((file) => file.TopicScreen)),
  framed('/textbook', () => import('./subjects/TextbookScreen.tsx').then((file) => file.TextbookScreen)),
  framed('/help', loadWritten),
  guarded('/practice', () => import('./practice/PracticeScreen.tsx').then((file) => file.PracticeScreen)),
  guarded('/dashboard', () => import('./dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen)),
  guarded('/ai-tutor', () => import('./tutor/TutorScreen.tsx').then((file) => file.TutorScreen)),
  guarded('/search', () => import('./pages/SearchScreen.tsx').then((file) => file.SearchScreen)),
  guarded('/profile', () => import('./accounts/ProfileScreen.tsx').then((file) => file.ProfileScreen)),
  guarded('/admin', () => import('./administration/AdminScreen.tsx').then((file) => file.AdminScreen)),
  guarded('/settings', () => import('./settings/SettingsScreen.tsx').then((file) => file.SettingsScreen)),
  guarded('/storage', () => import('./storage/StorageScreen.tsx').then((file) => file.StorageScreen)),
  guarded('/exam-prep', () => import('./pages/ExamPrepScreen.tsx').then((file) => file.ExamPrepScreen)),
]

type LoadScreen = () => Promise<ComponentType>

/** What these pages say comes as HTML; written-routes.tsx has what the build draws there. */
function loadWritten(): Promise<ComponentType> {
  return import('./pages/WrittenScreen.tsx').then((file) => file.WrittenScreen)
}

function open(path: Page, load: LoadScreen): ScreenRoute {
  return { path, screen: screenOf(load), frame: 'public', isGuarded: false }
}

function framed(path: Page, load: LoadScreen): ScreenRoute {
  return { path, screen: screenOf(load), frame: 'app', isGuarded: false }
}

function guarded(path: Page, load: LoadScreen): ScreenRoute {
  return { path, screen: screenOf(load), frame: 'app', isGuarded: true }
}

function screenOf(load: LoadScreen): ComponentType {
  return lazy(() => load().then((screen) => ({ default: screen })))
}
