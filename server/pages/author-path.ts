/** The one address of an author page that is written into pages. */
export const authorPath = (handle: string) => `/account/author/${handle}`
