import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { AppLayout } from './layout/AppLayout.tsx'
import { leaveForLanding } from './layout/HomeScreen.tsx'
import { Guard } from './layout/Guard.tsx'
import { LoadingScreen } from './layout/LoadingScreen.tsx'
import { NotFoundScreen } from './layout/NotFoundScreen.tsx'
import { PublicLayout } from './layout/PublicLayout.tsx'
import type { ScreenRoute } from './routes.tsx'

/** The current address, for rendering without an address bar. */
export interface Address {
  path: string
  /** Without the question mark; '' where there is no query. */
  search: string
}

interface ScreensProps {
  routes: readonly ScreenRoute[]
  address?: Address | undefined
}

/** Shows the screen of the address in its frame. The app's frame stays while screens change. */
export function Screens({ routes, address }: ScreensProps) {
  const framed = (wanted: ScreenRoute['frame']) => routes.filter(({ frame }) => frame === wanted)
  return (
    <Router aroundNav={leaveForLanding} {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
      <Switch>
        {framed('own').map((route) => (
          <Route key={route.path} path={route.path}>
            <Framed route={route} />
          </Route>
        ))}
        {framed('public').map((route) => (
          <Route key={route.path} path={route.path}>
            <PublicLayout>
              <Framed route={route} />
            </PublicLayout>
          </Route>
        ))}
        <Route>
          <AppLayout>
            <Switch>
              {framed('app').map((route) => (
                <Route key={route.path} path={route.path}>
                  <Framed route={route} />
                </Route>
              ))}
              <Route>
                <NotFoundScreen />
              </Route>
            </Switch>
          </AppLayout>
        </Route>
      </Switch>
    </Router>
  )
}

function Framed({ route: { screen: Screen, isGuarded } }: { route: ScreenRoute }) {
  const shown = (
    <Suspense fallback={<LoadingScreen />}>
      <Screen />
    </Suspense>
  )
  return isGuarded ? <Guard>{shown}</Guard> : shown
}
