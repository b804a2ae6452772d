import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import type { Material } from '#contract/materials.ts'
import classes from './material-line.module.css'

interface SectionHeadingProps {
  material: Material
  onSection: (section: string | null) => void
}

/** The heading of a section of the course. An empty one is no heading. */
export function SectionHeading({ material: { name, section }, onSection }: SectionHeadingProps) {
  const field = useRef<HTMLInputElement>(null)
  const isNew = useRef(section === '')
  // The button that added it was unmounted.
  useEffect(() => {
    if (isNew.current) field.current?.focus()
  }, [])
  return (
    <TextInput
      ref={field}
      className={classes.heading}
      size="sm"
      aria-label={`Heading above ${name}`}
      placeholder="Heading of a section"
      autoComplete="off"
      maxLength={limits.course.section.max}
      value={section ?? ''}
      rightSection={<CloseButton size="sm" aria-label={`Remove the heading above ${name}`} onClick={() => onSection(null)} />}
      onChange={(event) => onSection(event.currentTarget.value)}
      // Enter would save the course.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
