/** Pages that anyone may open. */
export const openScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/verify-email',
  '/subjects',
  '/topics',
  '/textbook?subject=physics',
  '/topics/che-mole',
  '/help',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
]

/** Pages of a student who is signed in. */
export const guardedScreens = [
  '/practice',
  '/dashboard',
  '/ai-tutor',
  '/search',
  '/profile',
  '/admin',
  '/settings',
  '/storage',
  '/exam-prep',
]
