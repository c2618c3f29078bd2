import styles from './parameter-table.module.css'

type ParameterTableProps = {
  classes: { name: string; rows: { label: string; value: string }[] }[]
  /** The level of the class names in their page. */
  level?: 2 | 3 | 4
}

/**
 * Values in groups: the class in columns 1 to 3, its rows in 4 to 12; on narrow screens the class is above. On paper
 * the groups flow in two columns.
 */
export function ParameterTable({ classes, level = 3 }: ParameterTableProps) {
  const Name = `h${level}` as const
  return (
    <div className={styles.classes}>
      {classes.map(({ name, rows }) => (
        <section key={name} className={styles.class}>
          <Name className={styles.name}>{name}</Name>
          <table className={styles.table} aria-label={name}>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label} className={styles.row}>
                  <th scope="row" className={styles.label}>
                    {row.label}
                  </th>
                  <td className={styles.value}>{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
