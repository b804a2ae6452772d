import type { VideoForm } from '#contract/materials/videos.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownMaterial } from './materials.queries.ts'

const secondsInMinute = 60
const videoMinutes = ({ learningMinutes, duration }: VideoForm) => learningMinutes ?? Math.ceil(duration / secondsInMinute)

/** Returns nothing if the quality does not exist. */
export const insertVideo = (db: Db, creatorId: number, video: VideoForm, fileId: string) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, file_id, duration, quality_id)
    select 'video', ${video.name}, ${videoMinutes(video)}, ${creatorId}, ${fileId},
           ${video.duration}, id
      from qualities where id = ${video.quality.id}
    returning id`)

/** Returns false if the video is not theirs, or the quality does not exist. Without a file, it keeps the one it has. */
export const saveVideo = (db: Db, user: User, id: number, video: VideoForm, file: { id: string } | undefined) =>
  db
    .run(sql`
      update materials m set name = ${video.name}, learning_minutes = ${videoMinutes(video)}, duration = ${video.duration},
             quality_id = q.id, file_id = coalesce(${file?.id ?? null}, m.file_id)
        from qualities q where q.id = ${video.quality.id} and ${ownMaterial(user, 'video', id)}`)
    .then((count) => count === 1)

export const listQualities = (db: Db) => db.many<{ id: number; name: string }>(sql`select id, name from qualities order by id`)

export const isQuality = (db: Db, id: number) =>
  db.maybe(sql`select from qualities where id = ${id}`).then((row) => row !== undefined)
