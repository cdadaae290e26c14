// What a server answers at /sw.js to take the service worker off every phone: it deletes what was kept and unregisters
// itself, and pages come from the server again. See docs/decisions/0019-service-worker.md.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
