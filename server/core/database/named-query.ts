import pg from 'pg'
import { Silent } from './database-errors.ts'

type Row = Record<string, unknown>

interface Columns {
  names: string[]
  parsers: ((text: string) => unknown)[]
  /** A row with all columns in their places; copying it is quicker than adding one column after the other. */
  empty: Row
}

/** What pg's types do not tell of its connection. */
interface Connection extends Pick<pg.Connection, 'stream' | 'sync'> {
  parsedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(values: { statement: string; values: unknown[] }): void
  describe(what: { type: 'P' }): void
  execute(): void
}
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

const noColumns: Columns = { names: [], parsers: [], empty: {} }
/** The columns of the statements that each connection knows. PostgreSQL never changes those of a statement it keeps. */
const known = new WeakMap<Connection, Map<string, Columns>>()

/**
 * A statement that a connection parses and describes only once; pg's own query asks for the columns each time, which is a seventh of the
 * server's time for a list. pg calls the methods, as it does those of any object with `submit`.
 */
export class NamedQuery {
  readonly name: string
  readonly text: string
  readonly rows: Row[] = []
  rowCount = 0
  /** Set by pg. */
  callback: ((error?: Error) => void) | undefined
  private readonly values: unknown[]
  private readonly types: pg.CustomTypesConfig
  private statements: Map<string, Columns> | undefined
  private columns: Columns | undefined
  /** A value of the answer that could not be read. */
  problem: Error | undefined
  private readonly answerWithin: number
  private timer: NodeJS.Timeout | undefined

  constructor(
    statement: { name: string; text: string; values: readonly unknown[] },
    types: pg.CustomTypesConfig,
    answerWithin: number,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.values = statement.values.map((value) => prepareValue(value))
    this.types = types
    this.answerWithin = answerWithin
  }

  submit(connection: Connection): void {
    this.statements = known.get(connection) ?? new Map()
    known.set(connection, this.statements)
    this.columns = this.statements.get(this.name)
    // Breaks the connection, which ends the query by `handleError`. pg's own limit would leave the connection as it is.
    this.timer = setTimeout(() => connection.stream.destroy(new Silent(this.answerWithin)), this.answerWithin)
    connection.stream.cork()
    if (!connection.parsedStatements[this.name]) connection.parse(this)
    connection.bind({ statement: this.name, values: this.values })
    if (!this.columns) connection.describe({ type: 'P' })
    connection.execute()
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.types.getTypeParser(dataTypeID, 'text')),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { names, parsers, empty } = this.columns ?? noColumns
    const row = { ...empty }
    try {
      for (const [index, text] of fields.entries()) if (text !== null) row[names[index] as string] = parsers[index]?.(text)
      this.rows.push(row)
    } catch (error) {
      this.problem = error as Error
    }
  }

  /** The last word says how many rows, as in "UPDATE 3". */
  handleCommandComplete({ text }: { text: string }): void {
    this.rowCount = Number(text.split(' ').at(-1)) || 0
    this.statements?.set(this.name, this.columns ?? noColumns)
  }

  handleReadyForQuery(): void {
    clearTimeout(this.timer)
    this.callback?.()
  }

  handleError(error: Error): void {
    clearTimeout(this.timer)
    this.callback?.(error)
  }
}
