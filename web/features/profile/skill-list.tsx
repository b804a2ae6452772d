import type { UserSkill } from '#contract/skills.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LevelHelp } from '#web/ui/level-help.tsx'
import classes from './profile.module.css'

export function SkillList({ skills, whenEmpty }: { skills: UserSkill[]; whenEmpty: string }) {
  return (
    <Card title="Skills">
      {skills.length === 0 ? (
        <EmptyState drawing={<SproutDrawing />}>{whenEmpty}</EmptyState>
      ) : (
        <>
          <ul className={classes.chips}>
            {skills.map(({ skill, level }) => (
              <li key={skill.id}>
                <Chip addition={`Level ${level}`}>{skill.name}</Chip>
              </li>
            ))}
          </ul>
          <LevelHelp />
        </>
      )}
    </Card>
  )
}
