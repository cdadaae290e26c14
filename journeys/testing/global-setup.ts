// oxlint-disable-next-line no-default-export -- Playwright loads it by its default export.
export { prepareData as default } from './servers.ts'
