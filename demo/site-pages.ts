import type { SitePageSlug } from '#contract/site-pages/site-pages.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { writePage } from '#server/site-pages/index.ts'
import { prose } from './content/write.ts'

/** What the Admin of the demo has written about the portal. */
const texts: Record<SitePageSlug, { title: string; text: string }> = {
  contact: {
    title: 'Contact',
    text: prose(`
      This is a demo of Coursewise. Nobody answers messages here, but this is the place where the people who run a portal say how to
      reach them.

      ## Questions about learning, and points

      Write to [help@demo.test](mailto:help@demo.test) from the address you log in with. Tell us the course and the material, and what
      you expected to see. An Admin looks at it on working days.
    `),
  },
  imprint: {
    title: 'Imprint',
    text: prose(`
      Coursewise demo, run by Ada Admin.

      ## Responsible for the content

      The authors are responsible for their courses. Their names are on each course page.
    `),
  },
  privacy: {
    title: 'Privacy',
    text: prose(`
      This page says what the portal keeps about you, and for how long.

      ## What is kept

      Your name, your email address and a hash of your password; the courses you bought, what you learned and when; your submissions,
      the marks you gave and got, and your certificates; the picture and position that you add to your profile.

      ## What others see

      Authors have a public page with their name, picture and courses. Anyone with the code of a certificate sees the name on it.
      Reviewers do not see whose task they review; learners see who reviewed theirs.

      ## What is not done

      There are no advertisements and no tracking, and nothing is loaded from other sites. Your browser keeps your session, your cart
      and your drafts; nobody else reads them.
    `),
  },
  terms: {
    title: 'Terms',
    text: prose(`
      ## Points

      Courses are paid with points. Points have no value in money and cannot be paid out.

      ## Courses

      What you bought stays yours, even when its author removes it from the catalogue. Authors keep the rights to what they publish.

      ## Reviews

      Submit your own work, and review the work of others fairly and in time.
    `),
  },
}

export async function seedSitePages(db: Db, parts: Parts, people: Map<string, number>): Promise<void> {
  const adminId = people.get('admin@demo.test') ?? 0
  for (const [slug, page] of Object.entries(texts))
    await writePage({ ...parts, db }, adminId, slug as SitePageSlug, { ...page, version: 0 })
}
