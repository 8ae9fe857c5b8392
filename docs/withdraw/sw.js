/*
 * Published as /sw.js in the place of the portal's own, it takes the portal's files off every device that comes by and
 * then itself. What people entered is no file of the portal: it stays in their browsers (docs/hosting.md).
 */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
