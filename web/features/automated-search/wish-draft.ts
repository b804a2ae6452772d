import { useEffect, useState } from 'react'
import { searchLimits } from '#contract/automated-search.ts'
import type { Skill } from '#contract/skills.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { tabStorage } from '#web/core/storage.ts'
import { isWanted, type PlanSearch, planPath } from './wish-address.ts'

/** The specification's level for a newly chosen skill. */
const firstLevel = 1

interface WishDraft extends PlanSearch {
  /** The search that it was made from; empty if there was none. */
  basedOn: string
}

const empty: WishDraft = { wish: [], byTime: false, countOwn: true, basedOn: '' }

/** The content of the box. The tab keeps it when the screen is left or reloaded. */
export function useWishDraft() {
  const [store] = useState(() => draftStore('coursewise-wish', draftOf, tabStorage))
  const [draft, setDraft] = useState(() => store.read() ?? empty)
  useEffect(() => store.keep(draft), [store, draft])
  return {
    draft: draft as PlanSearch,
    keepDraft: (planSearch: PlanSearch, basedOn?: string) =>
      setDraft((current) => ({ ...planSearch, basedOn: basedOn ?? current.basedOn })),
    /** Takes over the search of an address, unless the draft was made from it and may have been changed since. */
    adoptSearch: (planSearch: PlanSearch) =>
      setDraft((current) => {
        const path = planPath(planSearch)
        return path === current.basedOn ? current : { ...withNames(planSearch, current), basedOn: path }
      }),
  }
}

/** An earlier version, or another program, may have stored anything. A name that is no text is asked for again. */
export function draftOf(stored: unknown): WishDraft | undefined {
  const { wish, byTime, countOwn, basedOn } = { ...empty, ...(stored as Partial<WishDraft>) }
  if (!Array.isArray(wish) || wish.length > searchLimits.skills.max || !wish.every(isWanted)) return undefined
  if (typeof byTime !== 'boolean' || typeof countOwn !== 'boolean' || typeof basedOn !== 'string') return undefined
  const named = wish.map(({ skillId, level, skillName }) => ({
    skillId,
    level,
    ...(typeof skillName === 'string' && { skillName }),
  }))
  return { wish: named, byTime, countOwn, basedOn }
}

/** An address has only ids; names that are already known are kept. */
export function withNames(planSearch: PlanSearch, named: PlanSearch): PlanSearch {
  const names = new Map(named.wish.map(({ skillId, skillName }) => [skillId, skillName]))
  return { ...planSearch, wish: planSearch.wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) })) }
}

export function withSkill(planSearch: PlanSearch, { id, name }: Skill, isWanted: boolean): PlanSearch {
  const others = planSearch.wish.filter(({ skillId }) => skillId !== id)
  const added = { skillId: id, skillName: name, level: firstLevel }
  return { ...planSearch, wish: isWanted ? [...others, added] : others }
}

export const withLevel = (planSearch: PlanSearch, id: number, level: number): PlanSearch => ({
  ...planSearch,
  wish: planSearch.wish.map((skill) => (skill.skillId === id ? { ...skill, level } : skill)),
})
