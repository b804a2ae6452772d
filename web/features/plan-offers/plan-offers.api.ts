import { queryOptions } from '@tanstack/react-query'
import { type CheapestWays, listCheapestWays } from '#contract/automated-search/cheapest-ways.ts'
import { limits } from '#contract/core/limits.ts'
import { listSkills } from '#contract/skills/skills.ts'
import { call, callPage } from '#web/core/call.ts'
import { namedSkill, wordsIn } from './named-skill.ts'

/** So often the server is asked whether it has found out by now, and with such pauses. */
const mostTries = 6
const pauseMs = 1500

/** The viewer is the token's `sub`, because what they know and own counts. */
export const cheapestWaysQuery = (courseId: number, viewer: string | undefined) =>
  queryOptions({
    queryKey: ['cheapest-ways', viewer ?? 'guest', courseId],
    queryFn: async ({ signal }): Promise<CheapestWays['ways']> => {
      for (let tries = 1; ; tries++) {
        const { isKnown, ways } = await call(listCheapestWays, { params: { id: String(courseId) }, signal })
        if (isKnown || tries === mostTries) return ways
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        signal.throwIfAborted()
      }
    },
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The skill that the words of a search name, or null. The list of skills is asked as its filter would: for the whole text, then word by word. */
export const namedSkillQuery = (text: string) =>
  queryOptions({
    queryKey: ['skills', 'named', text],
    queryFn: async ({ signal }) => {
      for (const words of wordsIn(text)) {
        const querystring = { pageNumber: 1, pageSize: limits.maxPageSize, filter: words }
        const { items } = await callPage(listSkills, { querystring, signal })
        const skill = namedSkill(items, words, words === text.trim())
        if (skill) return skill
      }
      return null
    },
  })
