// `npm run dev`: prepares what is missing, as `npm start` does, then runs the server and Vite.
import { spawn } from 'node:child_process'
import { build, installPackages, repository } from './prepare.mjs'

try {
  installPackages()
  build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { exitCode, signalCode } = await new Promise((resolve) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], { cwd: repository, stdio: 'inherit' })
  // A terminal sends its signals to the whole group; this process only waits for the other.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', () => resolve(child))
})
process.exit(exitCode ?? (signalCode === null ? 1 : 0))
