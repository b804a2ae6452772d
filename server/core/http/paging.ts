import type { FastifyReply } from 'fastify'
import type { PageInfo, PageQuery } from '#contract/core/http.ts'
import { type Db, type Sql, sql } from '../database/db.ts'

export interface Page<Item> {
  items: Item[]
  totalCount: number
  /** Set where there are too many to count each time. */
  totalIsEstimate?: true
  /** What was searched for instead of the typed words. */
  corrected?: string | undefined
}

/** Sends the items, and in the header `x-pagination` their place in the whole list. */
export function sendPage<Item>(reply: FastifyReply, query: PageQuery, page: Page<Item>): Item[] {
  reply.header('x-pagination', pageHeader(query, page))
  return page.items
}

export function pageHeader(query: PageQuery, { totalCount, totalIsEstimate, corrected }: Omit<Page<unknown>, 'items'>): string {
  const info = { ...pageInfo(query, totalCount), TotalIsEstimate: totalIsEstimate, Corrected: corrected }
  // A header holds no letters beyond ASCII.
  return JSON.stringify(info).replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function pageInfo({ pageNumber, pageSize }: PageQuery, totalCount: number): PageInfo {
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    PageNumber: pageNumber,
    PageSize: pageSize,
    TotalPages: totalPages,
    TotalCount: totalCount,
    HasPreviousPage: pageNumber > 1 && totalCount > 0,
    HasNextPage: pageNumber < totalPages,
  }
}

export const pageOffset = ({ pageNumber, pageSize }: PageQuery) => (pageNumber - 1) * pageSize
export const pageWindow = (query: PageQuery) => sql`limit ${query.pageSize} offset ${pageOffset(query)}`

interface List {
  columns: Sql
  /** Tables, joins and conditions. */
  from: Sql
  orderBy: Sql
  /** Tables and conditions for counting, where that needs fewer joins. */
  countFrom?: Sql
}

/** Reads one page of a list, and counts the whole list, in one statement unless the page is empty. */
export async function readPage<Row>(
  db: Db,
  query: PageQuery,
  { columns, from, orderBy, countFrom = from }: List,
): Promise<Page<Row>> {
  const count = sql`select count(*)::int as "totalCount" from ${countFrom}`
  const rows = await db.many<Row & { totalCount: number }>(
    sql`select ${columns}, (${count}) as "totalCount" from ${from} order by ${orderBy} ${pageWindow(query)}`,
  )
  const { totalCount } = rows[0] ?? (await db.one<{ totalCount: number }>(count))
  return { items: rows.map(({ totalCount: _, ...row }) => row as Row), totalCount }
}

export const mapPage = <Row, Item>(page: Page<Row>, toItem: (row: Row) => Item): Page<Item> => ({
  ...page,
  items: page.items.map(toItem),
})
