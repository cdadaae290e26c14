// A bare node:http server that answers every request with the bytes it was sent first. It runs in its own process, as our server does.
import { createServer } from 'node:http'

process.once('message', (bytes) => {
  const body = Buffer.from(String(bytes), 'base64')
  const port = Number(process.argv[2])
  createServer((_, answer) => answer.end(body)).listen(port, '127.0.0.1', () => process.send?.('listening'))
})
