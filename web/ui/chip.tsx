import classes from './chip.module.css'

/** A short word in a quiet frame, with an addition where it has one: "SQL, level 3". */
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
  /** What they are, where no heading says it. */
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
