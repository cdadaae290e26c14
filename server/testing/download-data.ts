import { unzipSync } from 'fflate'
import type { TestServer, TestStudent } from './test-server.ts'

/** A student's copy of the data as it comes, with its files unpacked. */
export async function downloadData(
  server: TestServer,
  as: TestStudent,
): Promise<{ headers: Headers; files: Record<string, string> }> {
  const response = await fetch(`${server.url}/api/account/export`, { headers: { Authorization: `Bearer ${as.token}` } })
  const zipped = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const files = Object.entries(zipped).map(([name, bytes]) => [
    name,
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  ])
  return { headers: response.headers, files: Object.fromEntries(files) }
}
