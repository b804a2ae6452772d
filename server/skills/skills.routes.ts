import * as skills from '#contract/skills.ts'
import type { App } from '#server/core/app.ts'
import { breaks } from '#server/core/db.ts'
import { type Deletable, deleteOwn } from '#server/core/delete-own.ts'
import { conflict } from '#server/core/errors.ts'
import { sendPage } from '#server/core/pages.ts'
import { findSkill, insertSkill, listSkills, listSkillUses, removeSkill } from './skills.queries.ts'

const skill: Deletable = { what: 'skill', find: findSkill, listUses: listSkillUses, remove: removeSkill }

export function skillsRoutes(app: App): void {
  app.route({
    ...skills.listSkills,
    handler: async ({ query, viewer }, reply) => sendPage(reply, query, await listSkills(app.db, query, viewer?.id)),
  })
  app.route({
    ...skills.createSkill,
    handler: async ({ body, user }, reply) =>
      reply.code(201).send(await insertSkill(app.db, user.id, body.name).catch(nameTaken)),
  })
  app.route({
    ...skills.deleteSkill,
    handler: async ({ params, user }, reply) => {
      await deleteOwn(app.db, user, params.id, skill)
      return reply.code(204).send(null)
    },
  })
}

function nameTaken(error: unknown): never {
  if (breaks(error, 'skills_name'))
    throw conflict('There is a skill with this name already.', { name: 'There is a skill with this name already.' })
  throw error
}
