import type { Source } from './table-writers.ts'

/** A query whose rows have a type that nothing checks. A scalar is the type of an expression, which is a column of a typed query. */
const asserted = /\bsql<(?!(?:boolean|number|string|string \| null|string\[\]|Date|Buffer)>)|\.query<|\$castTo</
/** A schema that is made, and compiled, again with each query. */
const madeInPlace = /\b(?:typedSql|queryRows)\((?:\w+, )?z\./
/** Migrations that were released are never edited, and what checks the rows has to name their type. */
const isExempt = ({ file }: Source) => /^server\/database\/(migrations\/|typed-sql\.ts$)/.test(file)

/** The files whose queries assert what their rows are, instead of having them checked by a schema of the module. */
export function filesWithAssertedRows(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => !isExempt(source) && (asserted.test(source.text) || madeInPlace.test(source.text)))
    .map(({ file }) => file)
}
