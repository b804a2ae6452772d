import { limits } from '#contract/core/limits.ts'
import * as skills from '#contract/skills/skills.ts'
import type { App, Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { type Deletable, deleteOwn } from '#server/core/database/delete-own.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { once, readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { countOwnSkills, findSkill, insertSkill, listSkills, listSkillUses, removeSkill } from './skills.queries.ts'
import { refusals } from './words.ts'

const { maxOwn } = limits.skills
const skill: Deletable = { what: 'skill', find: findSkill, listUses: listSkillUses, remove: removeSkill }

export function skillsEndpoints(app: App): void {
  app.route({
    ...skills.listSkills,
    handler: async ({ query, viewer }, reply) =>
      sendPage(reply, query, await listSkills(viewer ? app.db : app.readDb, query, viewer?.id)),
  })
  app.route({
    ...skills.createSkill,
    handler: async (request, reply) => {
      const { user, body } = request
      const insert = async ({ db }: Parts) => {
        await lockUser(db, user.id)
        if ((await countOwnSkills(db, user.id)) >= maxOwn) throw refusals.tooMany({ count: maxOwn })
        return insertSkill(db, user.id, body.name)
      }
      return reply.code(201).send(await once(app, user.id, readAttempt('skill', request), insert).catch(nameTaken))
    },
  })
  app.route({
    ...skills.deleteSkill,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, skill)),
  })
}

function nameTaken(error: unknown): never {
  if (breaks(error, 'skills_name')) throw refusals.nameTaken()
  throw error
}
