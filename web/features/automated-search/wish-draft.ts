import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { isWanted } from '#contract/automated-search/wish-text.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { tabStorage } from '#web/core/storage.ts'
import { skillNamesQuery } from './automated-search.api.ts'
import { isCourseId, type PlanSearch, planPath } from './wish-address.ts'

/** The specification's level for a newly chosen skill. */
export const firstLevel = 1

interface WishDraft extends PlanSearch {
  /** The search that it was made from; empty if there was none. */
  basedOn: string
}

const empty: WishDraft = { wish: [], must: [], byTime: false, countOwn: true, realTime: false, shownOnly: false, basedOn: '' }

/** The content of the box. The tab keeps it when the screen is left or reloaded. */
export function useWishDraft() {
  const [store] = useState(() => draftStore('coursewise-wish', readDraft, tabStorage))
  const [draft, setDraft] = useState(() => store.read() ?? empty)
  useEffect(() => store.keep(draft), [store, draft])
  return {
    draft: useNamed(draft),
    keepDraft: (planSearch: PlanSearch, basedOn?: string) =>
      setDraft((current) => ({ ...planSearch, basedOn: basedOn ?? current.basedOn })),
    adoptMusts: (must: number[]) => setDraft((current) => ({ ...current, must })),
    /** Takes over the search of an address, unless the draft was made from it and may have been changed since. */
    adoptSearch: (planSearch: PlanSearch) =>
      setDraft((current) => {
        const path = planPath(planSearch)
        return path === current.basedOn ? current : { ...withNames(planSearch, current), basedOn: path }
      }),
  }
}

/**
 * An address has only ids, and the draft that was made from it too: the names come from the server. A name is missing until then, and
 * empty if the skill was deleted.
 */
export function useNamed({ wish, ...others }: PlanSearch): PlanSearch {
  const nameless = wish.filter(({ skillName }) => skillName === undefined).map(({ skillId }) => skillId)
  const { data: names } = useQuery({ ...skillNamesQuery(nameless), enabled: nameless.length > 0 })
  const knownName = (skillId: number) => names && (names.get(skillId) ?? '')
  const named = wish.map((skill) => ({ ...skill, skillName: skill.skillName ?? knownName(skill.skillId) }))
  return { wish: named, ...others }
}

/** An earlier version, or another program, may have stored anything. A name that is no text is asked for again. */
export function readDraft(stored: unknown): WishDraft | undefined {
  const { wish, must, byTime, countOwn, realTime, shownOnly, basedOn } = { ...empty, ...(stored as Partial<WishDraft>) }
  if (!Array.isArray(wish) || wish.length > searchLimits.skills.max || !wish.every(isWanted)) return undefined
  if (!Array.isArray(must) || must.length > searchLimits.musts.max || !must.every(isCourseId)) return undefined
  const switches = { byTime, countOwn, realTime, shownOnly }
  if (!Object.values(switches).every((value) => typeof value === 'boolean') || typeof basedOn !== 'string') return undefined
  const named = wish.map(({ skillId, level, skillName }) => ({
    skillId,
    level,
    ...(typeof skillName === 'string' && { skillName }),
  }))
  return { wish: named, must, ...switches, basedOn }
}

/** An address has only ids; names that are already known are kept. */
export function withNames(planSearch: PlanSearch, named: PlanSearch): PlanSearch {
  const names = new Map(named.wish.map(({ skillId, skillName }) => [skillId, skillName]))
  return { ...planSearch, wish: planSearch.wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) })) }
}

/** For a search, and for anything else that holds a wish. */
export function withSkill<Holder extends { wish: Wish }>(holder: Holder, { id, name }: Skill, isWanted: boolean): Holder {
  const others = holder.wish.filter(({ skillId }) => skillId !== id)
  const added = { skillId: id, skillName: name, level: firstLevel }
  return { ...holder, wish: isWanted ? [...others, added] : others }
}

export const withLevel = <Holder extends { wish: Wish }>(holder: Holder, id: number, level: number): Holder => ({
  ...holder,
  wish: holder.wish.map((skill) => (skill.skillId === id ? { ...skill, level } : skill)),
})

export const withoutMust = (planSearch: PlanSearch, ...courseIds: number[]): PlanSearch => ({
  ...planSearch,
  must: planSearch.must.filter((id) => !courseIds.includes(id)),
})
