// The app while somebody works on it, on one address: Vite shows an edited screen without a reload, the server starts again when one of
// its files changes, mails are printed instead of sent, and the tutor's provider is a fake that says one sentence.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { AiServer } from '../server/testing/ai-server.ts'
import { MailServer } from '../server/testing/mail-server.ts'
import { repository } from './prepare.mjs'

// Not through npx, which keeps signals to itself.
const tsx = join(repository, 'node_modules/tsx/dist/cli.mjs')
const serverPort = 3000
const port = 5173
const address = `http://localhost:${port}`

const mailServer = await MailServer.start({ onMail: ({ to, link }) => console.log(`Mail to ${to}: ${link}`) })
const aiServer = await AiServer.start()
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: repository,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(serverPort),
    BASE_URL: address,
    DATA_DIR: join(repository, 'node_modules/.cache/dev-data'),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Sabi Prep <prep@example.org>',
    ...aiServer.environment,
  },
})
const vite = await createServer({
  configFile: join(repository, 'web/vite.config.ts'),
  server: { port, strictPort: true },
})
await vite.listen()
console.log(`\nSabi Prep, with your changes as you save them: ${address}\n`)

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await Promise.all([vite.close(), mailServer.stop(), aiServer.stop()])
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
server.once('exit', () => void stop())
