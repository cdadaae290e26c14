import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { AppLayout } from './layout/AppLayout.tsx'
import { Guard } from './layout/Guard.tsx'
import { LoadingScreen } from './layout/LoadingScreen.tsx'
import { NotFoundScreen } from './layout/NotFoundScreen.tsx'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { routes, type ScreenRoute } from './routes.tsx'

const ownRoutes = routes.filter(({ frame }) => frame === 'own')
const publicRoutes = routes.filter(({ frame }) => frame === 'public')
const appRoutes = routes.filter(({ frame }) => frame === 'app')

/** Shows the screen of the address in its frame. The frame of the app stays while screens change. */
export function Screens() {
  return (
    <Switch>
      {ownRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <Framed route={route} />
        </Route>
      ))}
      {publicRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <PublicLayout>
            <Framed route={route} />
          </PublicLayout>
        </Route>
      ))}
      <Route>
        <AppLayout>
          <Switch>
            {appRoutes.map((route) => (
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
