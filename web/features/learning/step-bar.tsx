import type { ReactNode } from 'react'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { ListIcon } from '#web/features/viewers/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '#web/ui/first-icons.tsx'
import classes from './step-bar.module.css'
import { words } from './words.ts'

interface StepBarProps {
  previous: MaterialToLearn | undefined
  next: MaterialToLearn | undefined
  isLearned: boolean
  canLearn: boolean
  /** Whether it is learned by passing it, and cannot be marked. */
  isCheck: boolean
  onLearned: (isLearned: boolean) => void
  onOpen: (material: MaterialToLearn | undefined) => void
  onMaterials: () => void
}

/** The next step is always one click away. The bar stays at the lower edge, where the thumb is. */
export function StepBar({ previous, next, isLearned, canLearn, isCheck, onLearned, onOpen, onMaterials }: StepBarProps) {
  return (
    <div className={classes.bar}>
      <Step label={words.previous} to={previous} onOpen={onOpen} left={<ChevronLeftIcon />} />
      <Button className={classes.list} variant="default" size="sm" aria-label={words.materials} onClick={onMaterials}>
        <ListIcon />
      </Button>
      {isCheck ? (
        <span className={classes.passing} data-passed={isLearned || undefined}>
          {isLearned && <CheckIcon />}
          {isLearned ? words.learned : words.learnedByPassing}
        </span>
      ) : (
        <Button
          className={classes.learned}
          variant={isLearned ? 'done' : 'default'}
          size="sm"
          leftSection={isLearned ? <CheckIcon /> : undefined}
          aria-pressed={isLearned}
          disabled={!canLearn}
          onClick={() => onLearned(!isLearned)}
        >
          {isLearned ? words.learned : words.mark}
        </Button>
      )}
      <Step label={words.next} to={next} onOpen={onOpen} right={<ChevronRightIcon />} isMain />
    </div>
  )
}

interface StepProps {
  label: string
  to: MaterialToLearn | undefined
  onOpen: (material: MaterialToLearn | undefined) => void
  left?: ReactNode
  right?: ReactNode
  isMain?: boolean
}

/** A button to another material. On a phone it is only an arrow. */
export function Step({ label, to, onOpen, left, right, isMain }: StepProps) {
  return (
    <Button
      className={classes.step}
      variant={isMain ? 'filled' : 'default'}
      size="sm"
      leftSection={left}
      rightSection={right}
      aria-label={to ? words.stepTo({ step: label, name: to.name }) : label}
      title={to?.name}
      disabled={!to}
      onClick={() => onOpen(to)}
    >
      <span className={classes.word}>{label}</span>
    </Button>
  )
}
