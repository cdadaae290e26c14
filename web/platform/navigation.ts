/** Shows every new page from its top. A change of filters or of the place in a page leaves the scroll alone. */
export function scrollUpOnNewPages(): void {
  history.scrollRestoration = 'manual'
  onNewPage(() => window.scrollTo(0, 0))
}

/** Calls whenever another page is opened inside the app. Returns how to stop. */
export function onNewPage(listener: () => void): () => void {
  let path = location.pathname
  const follow = () => {
    if (location.pathname === path) return
    path = location.pathname
    listener()
  }
  // The router announces its own navigations under the first two names.
  const events = ['pushState', 'replaceState', 'popstate']
  for (const event of events) window.addEventListener(event, follow)
  return () => {
    for (const event of events) window.removeEventListener(event, follow)
  }
}
