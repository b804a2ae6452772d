import type { UserSkill } from '#contract/skills/skills.ts'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ChipList } from '#web/ui/chip.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { common } from '#web/ui/words.ts'
import classes from './profile.module.css'
import { words } from './words.ts'

export function SkillList({ skills, whenEmpty }: { skills: UserSkill[]; whenEmpty: string }) {
  return (
    <Card title={common.skills}>
      {skills.length === 0 ? (
        <EmptyState drawing={<SproutDrawing />}>{whenEmpty}</EmptyState>
      ) : (
        <>
          <ChipList
            className={classes.chips}
            chips={skills.map(({ skill, level, shownLevel }) => ({
              key: skill.id,
              text: skill.name,
              addition: levelText(level, shownLevel),
            }))}
          />
          <LevelHelp />
        </>
      )}
    </Card>
  )
}

function levelText(level: number, shownLevel: number): string {
  if (shownLevel === 0) return common.level({ level: String(level) })
  if (shownLevel >= level) return words.levelShown({ level: String(level) })
  return words.levelPartlyShown({ level: String(level), shown: String(shownLevel) })
}
