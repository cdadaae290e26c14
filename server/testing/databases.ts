import pg from 'pg'

/** Creates a database in the cluster, empty or as a copy of another, and gives its URL. */
export async function createDatabase(
  clusterUrl: string,
  { name, template }: { name: string; template?: string },
): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  await client.end()
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
