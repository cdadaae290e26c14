/** The code of a system error such as `ENOENT`; undefined for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Runs a file operation on something that may be missing: returns undefined if it is. */
export async function orMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
