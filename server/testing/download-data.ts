import type { TestServer, TestStudent } from './test-server.ts'
import { unpackData } from './unpack-data.ts'

/** A student's copy of the data as it comes, with its files unpacked. */
export async function downloadData(
  server: TestServer,
  as: TestStudent,
): Promise<{ headers: Headers; files: Record<string, string> }> {
  const response = await fetch(`${server.url}/api/account/export`, { headers: { Authorization: `Bearer ${as.token}` } })
  return { headers: response.headers, files: unpackData(await response.arrayBuffer()) }
}
