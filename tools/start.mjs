// `npm start`: installs, builds, then runs the server in this same process, so that signals reach it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, installPackages, repository } from './prepare.mjs'

try {
  installPackages()
  build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import(pathToFileURL(join(repository, 'server/start.mjs')).href)
