import type { Language } from '#contract/courses/facets.ts'
import type { ThumbnailField } from '../artwork/draw-thumbnail.ts'

/** The field of study: it groups the catalogue and decides how a course's picture is drawn. */
export type DemoField = ThumbnailField

/** How long it takes to learn is counted from what it holds: `demo/learning-time.ts`. */
interface MaterialBase {
  /** The same key in two courses is the same material: learned in one, it is learned in the other. */
  key: string
  name: string
}

/** Its length and quality are those of its file. */
export interface DemoVideo extends MaterialBase {
  kind: 'video'
}

/** How many pages it has is counted when it is set. */
export interface DemoBook extends MaterialBase {
  kind: 'book'
  extension: 'pdf' | 'epub' | 'txt'
  publicationYear: number
  authors: string[]
}

/** The portal itself serves it, by its key. */
export interface DemoArticle extends MaterialBase {
  kind: 'article'
  /** The name of the magazine or site it stands in. */
  resource: string
  /** An ISO date. */
  publicationDate: string
}

/** Text of the portal itself, written in the same marks as that of an article. */
export interface DemoLesson extends MaterialBase {
  kind: 'lesson'
}

/** What it asks is in `demo/content/checks/`, by its name. */
export interface DemoCheck extends MaterialBase {
  kind: 'check'
}

export type DemoMaterial = DemoVideo | DemoBook | DemoArticle | DemoLesson | DemoCheck

export interface DemoSkill {
  name: string
  /** 1 to 10: what completing the course adds. */
  level: number
}

export interface DemoCourse {
  field: DemoField
  name: string
  shortDescription: string
  /** Paragraphs, separated by blank lines. */
  description: string
  /** Its price follows from it and the hours that it takes: `demo/learning-time.ts`. Little where most of the time is practice on one's own, more where it is dense. */
  pointsPerHour: number
  /** English where nothing is said. */
  language?: Language
  /** The creator's email. */
  author: string
  skills: DemoSkill[]
  updatedDaysAgo: number
  /** How popular it is, from 0 (nobody yet) to 9. */
  studentsCount: number
  /** In the order to learn them. */
  materials: DemoMaterial[]
}

export interface DemoPerson {
  name: string
  email: string
  position: string
}

export interface DemoCreator extends DemoPerson {
  /** The colour family of the picture, as an angle. */
  hue: number
  /** Decides hair and clothes in `drawAvatar`. */
  avatarSeed: number
}

export type DemoStudent = DemoPerson
