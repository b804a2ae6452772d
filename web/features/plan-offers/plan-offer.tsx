import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/core/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { RouteIcon } from '#web/ui/icons.tsx'
import classes from './plan-offer.module.css'
import { namedSkillQuery } from './plan-offers.api.ts'
import { words } from './words.ts'

/** For a search that found nothing: a plan for the skill that it names, or for any skills. */
export function PlanOffer({ text }: { text: string }) {
  const { data: skill, isPending } = useQuery(namedSkillQuery(text))
  if (isPending) return null
  return (
    <LinkButton
      to={paths.plan(skill ? { wish: [{ skillId: skill.id, level: 1 }] } : {})}
      className={classes.offer}
      leftSection={<RouteIcon />}
    >
      {skill ? words.planFor({ skill: skill.name }) : words.tellUs}
    </LinkButton>
  )
}
