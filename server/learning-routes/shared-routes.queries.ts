import { type Db, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns } from '#server/courses/index.ts'
import { findRoute } from './learning-routes.queries.ts'

/** Keeps the secret that there is already. Undefined if the route is not this user's. */
export const keepSecret = (db: Db, userId: number, id: number, secret: string) =>
  db.maybe<{ secret: string }>(sql`
    update learning_routes set share_secret = coalesce(share_secret, ${secret}) where id = ${id} and user_id = ${userId}
    returning share_secret as secret`)

export const removeSecret = (db: Db, userId: number, id: number) =>
  db.run(sql`update learning_routes set share_secret = null where id = ${id} and user_id = ${userId}`)

export const removeSecrets = (db: Db, userId: number) =>
  db.run(sql`update learning_routes set share_secret = null where user_id = ${userId} and share_secret is not null`)

export async function findSharedRoute(db: Db, secret: string) {
  const shared = await db.maybe<{ id: number; userId: number }>(sql`
    select id, user_id as "userId" from learning_routes where share_secret = ${secret}`)
  return shared && findRoute(db, shared.userId, shared.id)
}

export const listOfferedCards = (db: Db, viewerId: number | undefined, ids: number[]) =>
  db.many<CardRow>(sql`select ${cardColumns(viewerId)} from courses c where c.id = any(${ids}::int[]) and c.archived_at is null`)
