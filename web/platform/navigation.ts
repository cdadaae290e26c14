/** Shows every new page from its top. A change of filters or of the place in a page leaves the scroll alone. */
export function scrollUpOnNewPages(): void {
  history.scrollRestoration = 'manual'
  onNewPage(() => window.scrollTo(0, 0))
}

/** Calls whenever another page is opened inside the app. */
export function onNewPage(listener: () => void): void {
  let path = location.pathname
  const follow = () => {
    if (location.pathname === path) return
    path = location.pathname
    listener()
  }
  // The router announces its own navigations under the first two names.
  for (const event of ['pushState', 'replaceState', 'popstate']) window.addEventListener(event, follow)
}
