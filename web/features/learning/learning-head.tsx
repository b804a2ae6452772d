import { Anchor, Progress } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import { ChevronLeftIcon } from '#web/ui/first-icons.tsx'
import { Title } from '#web/ui/title.tsx'
import '@mantine/core/styles/Progress.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { CertificateButton } from '#web/features/certificates/index.ts'
import { KeyboardIcon } from '#web/features/viewers/index.ts'
import { percent } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './learning-head.module.css'
import { mayOpenFinalTask } from './use-open-material.ts'
import { words } from './words.ts'

interface LearningHeadProps {
  course: CourseToLearn
  /** True just after completion, when the note has the button. */
  hasCertificateElsewhere: boolean
  onFinalTask: () => void
  onShortcuts: () => void
}

/** The name of the course, the progress, and the buttons for certificate and final task. */
export function LearningHead({ course, hasCertificateElsewhere, onFinalTask, onShortcuts }: LearningHeadProps) {
  const { name, progress, materials, finalTask, isBuyer, hasCertificate } = course
  const id = useId()
  const learned = materials.filter(({ isLearned }) => isLearned).length
  const isComplete = progress === 100
  const mayOpenTask = mayOpenFinalTask(course)
  return (
    <div className={classes.head}>
      <title>{`${name} · Coursewise`}</title>
      <div>
        <Anchor component={Link} to={paths.myLearning()} className={classes.back} underline="hover">
          <ChevronLeftIcon />
          {words.myLearning}
        </Anchor>
        <Title order={1} tabIndex={-1} className={classes.name}>
          {name}
        </Title>
      </div>
      <div className={classes.progress}>
        <div id={id} className={classes.figures} data-complete={isComplete || undefined}>
          <span>{words.learnedOf({ learned, all: materials.length })}</span>
          <span>{percent(progress)}</span>
        </div>
        <Progress className={classes.bar} value={progress} color={isComplete ? 'teal' : undefined} aria-label={words.progress} />
      </div>
      <div className={classes.actions}>
        {isBuyer && !hasCertificateElsewhere && <CertificateButton courseId={course.id} disabled={!hasCertificate} />}
        {finalTask && (
          <Button
            disabled={!mayOpenTask}
            title={mayOpenTask ? finalTask.name : words.finalTaskOpens}
            aria-describedby={id}
            onClick={onFinalTask}
          >
            {words.finalTask}
          </Button>
        )}
        <IconButton className={classes.keyboard} label={words.shortcuts} title={words.shortcutsWithKey} onClick={onShortcuts}>
          <KeyboardIcon />
        </IconButton>
      </div>
    </div>
  )
}
