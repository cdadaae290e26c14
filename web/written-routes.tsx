import type { articlePages, Page } from '@sabi/shared/contract/pages'
import type { ComponentType } from 'react'
import { LandingScreen } from './landing/LandingScreen.tsx'
import { AboutScreen } from './pages/AboutScreen.tsx'
import { CorrectionsScreen } from './pages/CorrectionsScreen.tsx'
import { HelpScreen } from './pages/HelpScreen.tsx'
import { PrivacyScreen } from './pages/PrivacyScreen.tsx'
import { TermsScreen } from './pages/TermsScreen.tsx'
import { routes, type ScreenRoute } from './routes.tsx'

const drawnAtBuild: Record<'/' | (typeof articlePages)[number], ComponentType> = {
  '/': LandingScreen,
  '/help': HelpScreen,
  '/about': AboutScreen,
  '/terms': TermsScreen,
  '/privacy': PrivacyScreen,
  '/corrections': CorrectionsScreen,
}
const screenByPath: Partial<Record<Page, ComponentType>> = drawnAtBuild

/** Every page as the build renders it, including those whose code no phone gets. */
export const writtenRoutes: readonly ScreenRoute[] = routes.map((route) => ({
  ...route,
  screen: screenByPath[route.path] ?? route.screen,
}))
