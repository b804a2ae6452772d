import { CloseButton } from '@mantine/core'
import type { Ref } from 'react'
import type { SkillLookup, Wish } from '#contract/automated-search/wish.ts'
import { common } from '#web/ui/words.ts'
import { LevelStepper } from './level-stepper.tsx'
import classes from './wish-list.module.css'
import { words } from './words.ts'

interface WishListProps {
  wish: Wish
  ref?: Ref<HTMLUListElement>
  /** The words that skills were guessed from, by the ids of the skills. */
  guesses?: ReadonlyMap<number, string>
  /** As chips beside each other; otherwise as lines. */
  isInline?: boolean
  onLevel: (skillId: number, level: number) => void
  onRemove: (skillId: number) => void
}

/** The wanted skills, each with its level. */
export const WishList = ({ wish, ref, guesses, isInline = false, onLevel, onRemove }: WishListProps) => (
  <ul ref={ref} className={classes.skills} data-inline={isInline || undefined} aria-label={words.wantedSkills}>
    {wish.map((skill) => (
      <WantedSkill
        key={skill.skillId}
        skill={skill}
        guess={guesses?.get(skill.skillId)}
        onLevel={(level) => onLevel(skill.skillId, level)}
        onRemove={() => onRemove(skill.skillId)}
      />
    ))}
  </ul>
)

interface WantedSkillProps {
  skill: SkillLookup
  guess: string | undefined
  onLevel: (level: number) => void
  onRemove: () => void
}

function WantedSkill({ skill, guess, onLevel, onRemove }: WantedSkillProps) {
  const isDeleted = skill.skillName === ''
  const name = isDeleted ? words.aDeletedSkill : (skill.skillName ?? '…')
  return (
    <li className={classes.skill}>
      <span className={classes.name} data-deleted={isDeleted || undefined}>
        {isDeleted ? words.deletedSkill : name}
        {guess && <small>{words.from({ typed: guess })}</small>}
      </span>
      {!isDeleted && <LevelStepper name={name} level={skill.level} onChange={onLevel} />}
      <CloseButton
        className={classes.remove}
        size="sm"
        aria-label={words.removeName({ name })}
        title={common.remove}
        onClick={onRemove}
      />
    </li>
  )
}
