import type { ListedSkill, SkillQuery, UserSkill } from '#contract/skills/skills.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { type Page, readPage } from '#server/core/http/paging.ts'

export const listUserSkills = (db: Db, userId: number) =>
  db.many<UserSkill>(sql`
    select json_build_object('id', s.id, 'name', s.name) as skill, us.level, us.shown_level as "shownLevel"
      from user_skills us join skills s on s.id = us.skill_id
     where us.user_id = ${userId} order by us.level desc, s.name`)

export const listSkills = (db: Db, query: SkillQuery, viewerId: number | undefined): Promise<Page<ListedSkill>> =>
  readPage(db, query, {
    columns: sql`id, name, creator_id is not distinct from ${viewerId ?? null}::int and creator_id is not null as "isOwn"`,
    from: sql`skills where ${contains(sql`name`, query.filter)} and (cardinality(${query.ids}::int[]) = 0 or id = any(${query.ids}::int[]))`,
    orderBy: sql`lower(name)`,
  })

export const countOwnSkills = (db: Db, creatorId: number): Promise<number> =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from skills where creator_id = ${creatorId}`)
    .then(({ count }) => count)

export const insertSkill = (db: Db, creatorId: number, name: string) =>
  db.one<ListedSkill>(
    sql`insert into skills (name, creator_id) values (${name}, ${creatorId}) returning id, name, true as "isOwn"`,
  )

export const findSkill = (db: Db, id: number) =>
  db.maybe<{ creatorId: number | null }>(sql`select creator_id as "creatorId" from skills where id = ${id}`)

export const listSkillUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(sql`
      select 'the course “' || c.name || '”' as use from course_skills cs join courses c on c.id = cs.course_id where cs.skill_id = ${id}
      union all
      select 'the course “' || c.name || '”, which builds on it' from course_prerequisites cp join courses c on c.id = cp.course_id
       where cp.skill_id = ${id}
      union all
      select 'questions of checks' where exists (select from question_versions where skill_id = ${id})
      union all
      select 'learners who gained it' where exists (select from user_skills where skill_id = ${id})`)
    .then((rows) => rows.map((row) => row.use))

export const removeSkill = (db: Db, id: number) => db.run(sql`delete from skills where id = ${id}`)

/** Adds the skills of each completed course to its learner's. `levelsShown`: the learner has shown all levels of the course. */
export const addCourseSkills = (db: Db, completions: { userId: number; courseId: number; levelsShown: boolean }[]) =>
  db.run(sql`
    insert into user_skills (user_id, skill_id, level, shown_level)
    select done.user_id, cs.skill_id, sum(cs.level)::int, coalesce(sum(cs.level) filter (where done.levels_shown), 0)::int
      from unnest(${completions.map((one) => one.userId)}::int[], ${completions.map((one) => one.courseId)}::int[],
                  ${completions.map((one) => one.levelsShown)}::boolean[]) done (user_id, course_id, levels_shown)
      join course_skills cs on cs.course_id = done.course_id
     group by 1, 2 order by 1, 2
    on conflict (user_id, skill_id) do update
       set level = user_skills.level + excluded.level, shown_level = user_skills.shown_level + excluded.shown_level`)
