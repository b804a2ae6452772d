import classes from './below-list.module.css'

/** As high as the rows, so that the footer stays where it is when they come. */
export const reserved = <div className={classes.reserved} aria-busy="true" />
