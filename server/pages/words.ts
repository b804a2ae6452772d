import { sentences } from '#contract/core/sentences.ts'
import { refusing, tooMany } from '#server/core/refusals.ts'

export const refusals = refusing('pages', {
  sitemapIsBusy: tooMany('Too many clients are reading the sitemap. Please try again in a moment.'),
})

/** What pages say about themselves to browsers, search engines and sites that preview links. The other titles are in the contract. */
export const words = sentences({
  notFound: 'Page not found',
  searchOf: 'Courses on Coursewise that match “{filter}”.',
  searchOfAll: 'All courses on Coursewise, in the order you choose.',
  plan: 'The courses that lead to the skills you choose, with the least price or in the least time.',
  contact: 'How to reach the people who run this portal, and where points come from.',
  authorOf: {
    one: '{author}. Author of {count} course on Coursewise.',
    other: '{author}. Author of {count} courses on Coursewise.',
  },
  authorWithPosition: '{name}, {position}',
  verify: 'Check whether a certificate of Coursewise is genuine, by the code printed on it.',
  certificateOf: 'Certificate of {name}',
  certificate: '{name} has completed the course “{course}” by {author} on Coursewise.',
})
