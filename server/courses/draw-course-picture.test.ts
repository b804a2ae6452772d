import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { drawCoursePicture } from './draw-course-picture.ts'
import { drawDefaultPicture } from './draw-default-picture.ts'
import { motifs } from './motifs/find-motif.ts'

const ids = Array.from({ length: 30 }, (_, index) => index + 1)

test('a course has the motif of its field, always the same, and unlike that of its neighbours', () => {
  for (const field of Object.keys(motifs)) {
    const pictures = ids.map((id) => drawCoursePicture(id, field))
    assert.equal(new Set(pictures).size, ids.length)
    assert.deepEqual(
      pictures,
      ids.map((id) => drawCoursePicture(id, field)),
    )
  }
  assert.equal(new Set(Object.keys(motifs).map((field) => drawCoursePicture(7, field))).size, Object.keys(motifs).length)
})

test('without a field, or with one that says nothing that is known, there are hills', () => {
  for (const field of [undefined, '', 'x', '__proto__', 'valueOf'])
    assert.equal(drawCoursePicture(7, field), drawDefaultPicture(7))
})

test('every picture is well formed, 16:9 and only shapes, also of odd ids', async () => {
  for (const [index, field] of Object.keys(motifs).entries())
    for (const id of [index, -7, 2.5, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER, Number.NaN]) {
      const svg = drawCoursePicture(id, field)
      assert.doesNotMatch(svg, /<script|href|\son\w+=|<text|<image|<foreignObject|<style|<filter|NaN|undefined|Infinity/i)
      assert.ok(svg.length < 5000, `${field}: ${svg.length}`)
      if (id !== index) continue
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      assert.deepEqual({ width, height }, { width: 1280, height: 720 }, field)
    }
})

test('the server draws the motif of the present field, in both forms, and hills for what is no course', async () => {
  const t = await startTestApp()
  const author = await buildUser(t, { isCreator: true })
  const course = await buildCourse(t, author)
  await t.db.run(sql`insert into fields (name, slug, position) values ('Science', 'science', 1), ('Design', 'design', 2)`)
  const pictures = async (id: number | string) => {
    const [drawing, bitmap] = [await t.as().get(`/pictures/courses/${id}.svg`), await t.as().get(`/pictures/social/${id}.webp`)]
    assert.deepEqual([drawing.statusCode, bitmap.statusCode], [200, 200])
    return { drawing: drawing.body, bitmap: bitmap.rawPayload.toString('base64') }
  }
  const choose = (slug: string | null) =>
    t.db.run(sql`update courses set field_id = (select id from fields where slug = ${slug}) where id = ${course.id}`)
  await choose('science')
  const science = await pictures(course.id)
  assert.equal(science.drawing, drawCoursePicture(course.id, 'science'))
  await choose('design')
  const design = await pictures(course.id)
  assert.equal(design.drawing, drawCoursePicture(course.id, 'design'))
  assert.notEqual(design.bitmap, science.bitmap)
  // Guests learn nothing of a course that an Admin has hidden.
  await t.db.run(sql`update courses set hidden_reason = 'Copied', archived_at = now() where id = ${course.id}`)
  assert.equal((await pictures(course.id)).drawing, drawDefaultPicture(course.id))
  await t.db.run(sql`update courses set hidden_reason = null, archived_at = null where id = ${course.id}`)
  await choose(null)
  assert.equal((await pictures(course.id)).drawing, drawDefaultPicture(course.id))
  assert.equal((await pictures('9999999999')).drawing, drawDefaultPicture(9_999_999_999))
})
