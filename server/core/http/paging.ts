import type { FastifyReply } from 'fastify'
import type { PageInfo, PageQuery } from '#contract/http.ts'
import { type Sql, sql } from '../database/db.ts'

export interface Page<Item> {
  items: Item[]
  totalCount: number
  /** Where there are too many to count each time. */
  totalIsEstimate?: true
}

/** Sends the items and says in `x-pagination` where they stand in the whole list. */
export function sendPage<Item>(reply: FastifyReply, query: PageQuery, page: Page<Item>): Item[] {
  reply.header('x-pagination', pageHeader(query, page))
  return page.items
}

export function pageHeader(query: PageQuery, { totalCount, totalIsEstimate }: Omit<Page<unknown>, 'items'>): string {
  const info = pageInfo(query, totalCount)
  return JSON.stringify(totalIsEstimate ? { ...info, TotalIsEstimate: true } : info)
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

export const offsetOf = ({ pageNumber, pageSize }: PageQuery) => (pageNumber - 1) * pageSize

/** Whether a column holds a text, whatever the case; its wildcards count as letters. Without a text everything does. */
export const holding = (column: Sql, text: string): Sql =>
  text === '' ? sql`true` : sql`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`}`
