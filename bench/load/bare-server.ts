// A bare node:http that answers whatever it is asked with the bytes that it is sent first. In a process of its own, as our server is.
import { createServer } from 'node:http'

process.once('message', (bytes) => {
  const body = Buffer.from(String(bytes), 'base64')
  const port = Number(process.argv[2])
  createServer((_, answer) => answer.end(body)).listen(port, '127.0.0.1', () => process.send?.('listening'))
})
