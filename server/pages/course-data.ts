import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'

/** A course in the words of schema.org. Points are not a currency, so there is a category instead of a price. */
export function courseData(
  course: CourseDetails,
  { url, image, portal }: { url: string; image: string; portal: string },
): object {
  const { author } = course
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.name,
    description: course.shortDescription,
    url,
    image,
    dateModified: course.updateDateUTC,
    author: { '@type': 'Person', name: author.name, ...(author.handle && { url: portal + paths.author(author.handle) }) },
    provider: { '@type': 'Organization', name: 'Coursewise', url: portal },
    teaches: course.skills.map(({ name }) => name),
    offers: { '@type': 'Offer', category: course.price === 0 ? 'Free' : 'Paid' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', courseWorkload: `PT${course.learningTime}M` },
    ...(course.rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: course.rating.mean, ratingCount: course.rating.count },
    }),
  }
}
