import type { Captions } from '#contract/captions.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RemoveIcon } from '#web/ui/icons.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import classes from './captions.module.css'

interface CaptionsRowProps {
  captions: Captions
  isBusy: boolean
  onDelete: () => void
}

export function CaptionsRow({ captions: { label, language, link }, isBusy, onDelete }: CaptionsRowProps) {
  return (
    <li className={classes.row}>
      <span lang={language}>{label}</span>
      <span className={classes.quiet}>{language}</span>
      <span className={classes.open}>
        <OutsideLink href={link} isInText>
          Open
        </OutsideLink>
      </span>
      <IconButton label={`Delete the captions in ${label}`} title="Delete" loading={isBusy} onClick={onDelete}>
        <RemoveIcon />
      </IconButton>
    </li>
  )
}
