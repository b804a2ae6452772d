import classes from './chip.module.css'

/** A short word in a frame, with an optional addition: "SQL, level 3". */
export function Chip({ children, addition }: { children: string; addition?: string | undefined }) {
  return (
    <span className={classes.chip}>
      {children}
      {addition && <span className={classes.addition}>{addition}</span>}
    </span>
  )
}

interface ChipListProps {
  chips: { key: string | number; text: string; addition?: string | undefined }[]
  /** Needed if no heading says what they are. */
  label?: string
  className?: string | undefined
}

export const ChipList = ({ chips, label, className = '' }: ChipListProps) => (
  <ul className={`${classes.list} ${className}`} aria-label={label}>
    {chips.map(({ key, text, addition }) => (
      <li key={key}>
        <Chip addition={addition}>{text}</Chip>
      </li>
    ))}
  </ul>
)
