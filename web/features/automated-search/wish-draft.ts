import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { SkillLookup, searchLimits } from '#contract/automated-search.ts'
import type { Skill } from '#contract/skills.ts'
import { type Asked, askedPath } from './wish-address.ts'

/** The specification's level of a skill that has just been chosen. */
const firstLevel = 1

const StoredDraft = z.object({
  wish: z.array(SkillLookup).max(searchLimits.skills.max),
  byTime: z.boolean(),
  countOwn: z.boolean(),
  /** The search that it was made from; empty when nothing has been searched for. */
  basedOn: z.string(),
})
type StoredDraft = z.infer<typeof StoredDraft>

const key = 'coursewise-wish'

/** What stands in the box, searched for or not. It outlives the screen and a reload, in this tab. */
let draft: StoredDraft = readStored() ?? { wish: [], byTime: false, countOwn: true, basedOn: '' }
const listeners = new Set<() => void>()

export const useDraft = (): Asked => useSyncExternalStore(subscribe, () => draft)

export function keepDraft(asked: Asked, basedOn = draft.basedOn) {
  draft = { ...asked, basedOn }
  store(JSON.stringify(draft))
  for (const listener of listeners) listener()
}

/** Takes over what an address asks for, with the names that are known already. What was changed since that search stays changed. */
export function adoptAsked(asked: Asked) {
  const path = askedPath(asked)
  if (path === draft.basedOn) return
  const names = new Map(draft.wish.map(({ skillId, skillName }) => [skillId, skillName]))
  keepDraft({ ...asked, wish: asked.wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) })) }, path)
}

export function withSkill(asked: Asked, { id, name }: Skill, isWanted: boolean): Asked {
  const others = asked.wish.filter(({ skillId }) => skillId !== id)
  const added = { skillId: id, skillName: name, level: firstLevel }
  return { ...asked, wish: isWanted ? [...others, added] : others }
}

export const withLevel = (asked: Asked, id: number, level: number): Asked => ({
  ...asked,
  wish: asked.wish.map((skill) => (skill.skillId === id ? { ...skill, level } : skill)),
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A browser may forbid storage; an older portal may have kept something else. */
function readStored(): StoredDraft | undefined {
  try {
    return StoredDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

function store(text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The draft then lives until the page is closed.
  }
}
