// The public interface of this workspace.
export { chooseAccount } from './account.ts'
export { borrowPostgres } from './borrow.ts'
export { leaveToOwner } from './hand-over.ts'
export { startPostgres, PostgresUnavailable, type EmbeddedPostgres } from './launcher.ts'
export { preparePrograms } from './programs.ts'
