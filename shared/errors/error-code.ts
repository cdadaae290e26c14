/** The code of a system error such as `ENOENT`; undefined for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Runs a file operation whose subject may be missing: undefined stands for "there is none". */
export async function orMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
