import { sql } from './db.ts'

/** The ids of those who do what only the author of course `c` may: the author or, once that account was deleted, all Admins. */
export const authorOrAdmins = sql`
  (select author.id from users author where author.id = c.author_id and author.deleted_at is null
   union all
   select admin.id from users author join users admin on admin.is_admin where author.id = c.author_id and author.deleted_at is not null)`
