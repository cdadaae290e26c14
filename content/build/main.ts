import { hashOfInputs, isBuilt, stamp } from './stamp.ts'

const hash = hashOfInputs()
if (isBuilt(hash)) console.log('Content is up to date')
else {
  // Imported only now, because loading all families takes longer than finding that nothing changed.
  const { build } = await import('./build.ts')
  await build()
  stamp(hash)
}
