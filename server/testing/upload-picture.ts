import { uploadPicture as uploadPictureCall } from '@sabi/shared/subjects/picture-calls'
import type { TestServer, TestStudent } from './test-server.ts'

const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><text x="1" y="9">${words}</text></svg>`

/** Uploads a file as a browser does. */
export function sendPicture(server: TestServer, as: TestStudent, file: Blob): Promise<Response> {
  const body = new FormData()
  body.set('file', file, 'picture')
  return fetch(`${server.url}/api/admin/pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${as.token}` },
    body,
  })
}

/** Uploads a drawing of these words, and gives its address. */
export async function uploadPicture(server: TestServer, as: TestStudent, words: string): Promise<string> {
  const response = await sendPicture(server, as, new Blob([drawing(words)]))
  return uploadPictureCall.reply.parse(await response.json()).imageUrl
}
