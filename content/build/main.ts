import { hashOfInputs, isBuilt, stamp } from './stamp.ts'

const hash = hashOfInputs()
if (isBuilt(hash)) console.log('Content is up to date')
else {
  // Loaded only now: reading all families takes longer than to see that nothing changed.
  const { build } = await import('./build.ts')
  await build()
  stamp(hash)
}
