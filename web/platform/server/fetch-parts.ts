/** A file of the app could not be fetched. The same part can be asked for again. */
export class NotFetched extends Error {}

/** What has been fetched, or is being fetched. */
const fetched = new Map<string, Promise<void>>()

/**
 * The build calls this in place of each `import()`, with the files that the module needs. Fetches them before the import, because a
 * browser that fails to fetch a module, or to preload a script, never tries again for as long as the page is open. Rejects with
 * `NotFetched` if one of them can't be fetched.
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known !== undefined) return known
  const fetching = fetchFile(`/${file}`)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

/** Files that the page itself names are on their way already. */
async function fetchFile(path: string): Promise<void> {
  if (document.querySelector(`[href="${path}"],[src="${path}"]`) !== null) return
  // While the page itself is loading, its preloads bring the files of its screen.
  if (document.readyState === 'complete' && !(await arrives(path))) throw new NotFetched(path)
  if (path.endsWith('.css')) await addStyles(path)
}

/** Read to its end, a file is in the browser's cache, where the import and the style sheet find it. */
function arrives(path: string): Promise<boolean> {
  return fetch(path)
    .then((reply) => reply.blob().then(() => reply.ok))
    .catch(() => false)
}

function addStyles(path: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new NotFetched(path))
    })
  })
}
