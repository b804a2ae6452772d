/** The file says something that is not true. */
export class Wrong extends Error {}
