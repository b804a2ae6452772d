import { createHash } from 'node:crypto'
import { drawThumbnail } from '../artwork/draw-thumbnail.ts'
import type { MaterialUse } from '../content/index.ts'
import { articleTime } from '../learning-time.ts'
import { escapeHtml, toHtml } from '../text/to-html.ts'
import { articleStyle } from './article-style.ts'
import { composeArticle } from './compose-article.ts'

export const articlePath = (key: string) => `/demo/articles/${key}`

/** No scripts and nothing from other hosts. The only style in the page is allowed by its hash. */
export const articlePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(articleStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** An article as a page that loads nothing else. */
export function drawArticlePage({ material, courses }: MaterialUse<'article'>, seed: number): string {
  const { name, resource, publicationDate } = material
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(publicationDate))
  const time = articleTime(name)
  const picture = drawThumbnail({ field: courses[0].field, seed }).replace(
    '<svg ',
    '<svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" ',
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)} · ${escapeHtml(resource)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${articleStyle}</style>
</head>
<body>
<main>
<article>
<header>
<p class="where">${escapeHtml(resource)}</p>
<h1>${escapeHtml(name)}</h1>
<p class="when"><time datetime="${publicationDate}">${day}</time> · ${time.reading} min to read, ${time.exercises} min of exercises</p>
</header>
<div class="picture">${picture}</div>
${toHtml(composeArticle(name))}
</article>
<footer>
<p>Read in ${courses.map((course) => `“${escapeHtml(course.name)}”`).join(' and ')}. Written for the demo catalogue of <a href="/">Coursewise</a>.</p>
</footer>
</main>
</body>
</html>
`
}
