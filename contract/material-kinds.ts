import type { Article, Book, Material, Video } from './materials.ts'

/** Apart from the schemas of materials, so that a screen that only shows materials does not load zod. */
export const isVideo = (material: Material): material is Video => 'duration' in material
export const isBook = (material: Material): material is Book => 'pagesCount' in material
export const isArticle = (material: Material): material is Article => 'resource' in material
