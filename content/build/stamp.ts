import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { shortHash } from './hash.ts'

const repository = new URL('../../', import.meta.url)
const stampFile = new URL('content/dist/stamp', repository)
const inputs = ['content', 'shared/content']
const inputName = /\.(ts|yaml|json|md)$/
const outsideInputs = /(^|\/)(dist|node_modules)(\/|$)|\.test\.ts$/

/** A hash of every file that affects the build. */
export function hashOfInputs(): string {
  const names = inputs.flatMap(listInputs).sort()
  return shortHash(names.map((name) => `${name} ${shortHash(readFileSync(new URL(name, repository)))}`).join('\n'))
}

/** True if the last build finished with these inputs. */
export function isBuilt(hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

export function stamp(hash: string): void {
  writeFileSync(stampFile, hash)
}

function listInputs(folder: string): string[] {
  return readdirSync(new URL(folder, repository), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => inputName.test(name) && !outsideInputs.test(name))
}
