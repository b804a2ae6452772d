import { useEffect, useId, useRef } from 'react'
import { oneStar } from '#web/ui/stars.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './ratings.module.css'
import { words } from './words.ts'

interface StarChoiceProps {
  /** 0: none yet. */
  value: number
  error?: string | undefined
  onChange: (stars: number) => void
}

/** Five radio buttons that look like stars, so that the arrow keys change the choice. Takes the focus when it appears. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const id = useId()
  const stars = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const fields = stars.current
    const input = fields?.querySelector<HTMLElement>('input:checked') ?? fields?.querySelector<HTMLElement>('input')
    input?.focus()
  }, [])
  return (
    <fieldset ref={stars} className={classes.choice} aria-describedby={error && `${id}-error`}>
      <legend>{words.yourStars}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((number) => (
          <label key={number} className={classes.star} data-full={number <= value || undefined}>
            <input
              type="radio"
              name={id}
              checked={number === value}
              onChange={() => onChange(number)}
              aria-invalid={error !== undefined}
              // By this the form finds what to focus if no star was chosen.
              data-path={number === 1 ? 'stars' : undefined}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={oneStar} />
            </svg>
            <VisuallyHidden>{words.stars({ count: number })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
