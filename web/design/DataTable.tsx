import styles from './DataTable.module.css'

interface TableRow {
  id: string
  /** The first one names the row. */
  cells: readonly string[]
}

interface DataTableProps {
  /** Names the table. */
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
}

/** A small table of words and numbers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...others] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {others.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The numbers of a chart, for students who can't see it or want exact values. */
export function TableBehind(props: DataTableProps) {
  return (
    <details className={styles.behind}>
      <summary>See the numbers</summary>
      <DataTable {...props} />
    </details>
  )
}
