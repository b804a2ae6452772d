/**
 * The screens speak English, so dates and numbers do too, whatever the browser's language is. Of the United States, because the
 * calendar's weeks begin on Sunday.
 */
export const locale = 'en-US'
