import { useSyncExternalStore } from 'react'
import type { Skill } from '#contract/skills.ts'
import type { Asked } from './wish-address.ts'

/** The specification's level of a skill that has just been chosen. */
const firstLevel = 1

/**
 * What stands in the box, searched for or not. It outlives the screen, so that whoever looks at a course in between finds it again;
 * a reload leaves what the address holds.
 */
let draft: Asked = { wish: [], byTime: false }
const listeners = new Set<() => void>()

export const useDraft = () => useSyncExternalStore(subscribe, () => draft)

export function keepDraft(next: Asked) {
  draft = next
  for (const listener of listeners) listener()
}

/** Takes over what an address asks for, with the names that are known already. */
export function adoptAsked({ wish, byTime }: Asked) {
  const names = new Map(draft.wish.map(({ skillId, skillName }) => [skillId, skillName]))
  keepDraft({ wish: wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) })), byTime })
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
