import type { ComponentProps } from 'react'
import classes from './delete-button.module.css'
import { IconButton } from './icon-button.tsx'
import { RemoveIcon } from './icons.tsx'

/** Deletes or removes something. It turns red when it is pointed at. */
export const DeleteButton = ({ className = '', children = <RemoveIcon />, ...button }: ComponentProps<typeof IconButton>) => (
  <IconButton className={`${classes.delete} ${className}`} {...button}>
    {children}
  </IconButton>
)
