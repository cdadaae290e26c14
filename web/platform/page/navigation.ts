/** Scrolls every new page to its top. Changes of filters or fragments keep the scroll position. */
export function scrollUpOnNewPages(): void {
  history.scrollRestoration = 'manual'
  onNewPage(() => window.scrollTo(0, 0))
}

/** Calls the listener whenever another page is opened inside the app. Returns a function that unsubscribes. */
export function onNewPage(listener: () => void): () => void {
  let path = location.pathname
  const follow = () => {
    if (location.pathname === path) return
    path = location.pathname
    listener()
  }
  // The router dispatches its own navigations under the first two names.
  const events = ['pushState', 'replaceState', 'popstate']
  for (const event of events) window.addEventListener(event, follow)
  return () => {
    for (const event of events) window.removeEventListener(event, follow)
  }
}
