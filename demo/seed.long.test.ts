import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { unzipSync } from 'fflate'
import type { CheckState } from '#contract/checks/attempts.ts'
import type { CheckFigures } from '#contract/checks/figures.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { LessonContent } from '#contract/materials/lessons.ts'
import { isKind } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { countWords, pictureIds, plainText } from '#contract/materials/read-lesson.ts'
import { buildServer } from '#server/app.ts'
import { countAnswers } from '#server/checks/index.ts'
import { withDb } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildUser } from '#server/testing/build.ts'
import { createRoute, getRoute, searchEvents } from '#server/testing/learning-routes.ts'
import { readPdf, readPdfText } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { demoChecks } from './content/checks/index.ts'
import { demoCourses } from './content/index.ts'
import { demoPreviews } from './content/previews.ts'
import { demoSections } from './content/sections.ts'
import { demo } from './index.ts'
import { seedDemo } from './seed.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCH_SECONDS: '60' })

/** Every material of the catalogue once, as an Admin gets it. */
async function listMaterials(): Promise<Material[]> {
  const login = await t.as().post('/api/account/login', { email: 'admin@demo.test', password: 'Demo123!' })
  const admin = t.as(login.json<{ accessToken: string }>())
  const cards = (await admin.get('/api/courses?pageSize=100')).json<{ id: number }[]>()
  const courses = await Promise.all(
    cards.map(async ({ id }) => (await admin.get(`/api/courses/${id}`)).json<CourseDetails>().materials),
  )
  return [...new Map(courses.flat().map((material) => [material.id, material])).values()]
}

test('the demo fills an empty portal once, and obeys the rules of the portal', async () => {
  assert.equal(await seedDemo(withDb(t, t.db.within(600))), true)
  assert.equal(await seedDemo(withDb(t, t.db.within(600))), false)
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )
  const response = await t.as().get('/api/courses?pageSize=100')
  const cards = response.json<{ id: number; thumbnail: string; studentsCount: number }[]>()
  assert.ok(cards.length >= 36)
  assert.ok(cards.some((card) => card.studentsCount > 15) && cards.some((card) => card.studentsCount < 4))
  let finalTasks = 0
  for (const card of cards) {
    assert.equal((await t.as().get(card.thumbnail)).statusCode, 200)
    const { materials, skills, author, finalTask } = (await t.as().get(`/api/courses/${card.id}`)).json<CourseDetails>()
    for (const fields of [['duration'], ['pagesCount'], ['resource', 'wordsCount']])
      assert.ok(
        materials.some((material) => fields.some((field) => field in material)),
        `${card.id} ${fields}`,
      )
    assert.ok(skills.length > 0 && author.avatar)
    if (finalTask) finalTasks++
  }
  assert.ok(finalTasks * 2 > cards.length, `${finalTasks} final tasks`)
})

test('the three accounts of the README can sign in', async () => {
  for (const email of ['admin@demo.test', 'creator@demo.test', 'student@demo.test']) {
    assert.equal((await t.as().post('/api/account/login', { email, password: 'Demo123!' })).statusCode, 200)
  }
})

test('no page, sitemap or open response reveals the email of a user', async () => {
  const rows = await t.db.many<{ text: string }>(
    sql`select lower(email) as text from users union all select code from certificates`,
  )
  const emails = rows.map(({ text }) => text).filter((text) => text.includes('@'))
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const read = async (path: string) => {
    const { statusCode, body } = await t.as().get(path)
    assert.equal(statusCode, 200, path)
    const held = emails.filter((email) =>
      decodeURIComponent(body.replaceAll(/%(?![0-9a-f]{2})/gi, ''))
        .toLowerCase()
        .includes(email),
    )
    assert.deepEqual(held, [], path)
    return body
  }
  const parts = addressesIn(await read('/sitemap.xml'))
  const pages = (await Promise.all(parts.map(read))).flatMap(addressesIn)
  const calls = pages.filter((path) => /^\/(courses\/\d|account\/author)/.test(path)).map((path) => `/api${path}`)
  const codes = rows.map(({ text }) => text).filter((text) => !text.includes('@'))
  const lists = ['/api/courses?pageSize=100', '/api/skills?pageSize=100', '/api/courses/filtered/1/100/1/false/a', '/robots.txt']
  assert.ok(calls.length > 40 && codes.length > 10 && emails.length > 20)
  for (const path of [...pages, ...calls, ...lists, ...codes.map((code) => `/api/certificates/verify/${code}`)]) await read(path)
})

test('a plan for web services begins with JavaScript from the first line', async () => {
  const skills = (await t.as().get('/api/skills?pageSize=100')).json<{ id: number; name: string }[]>()
  const findId = (name: string) => skills.find((skill) => skill.name === name)?.id
  const wish = [
    { skillId: findId('API design'), level: 5 },
    { skillId: findId('JavaScript'), level: 8 },
  ]
  const response = await t.as().post('/api/courses/automated-search', wish)
  assert.deepEqual(
    response.json<{ name: string }[]>().map(({ name }) => name),
    ['JavaScript from the first line', 'Building web services with Node'],
  )
})

test('every video plays from any place', async () => {
  const videos = (await listMaterials()).filter(isKind('video'))
  assert.ok(videos.length > 140)
  for (const { name, link, duration, quality } of videos) {
    const part = await t.as().get(link ?? '', undefined, { range: 'bytes=0-11' })
    assert.deepEqual([part.statusCode, part.headers['content-type']], [206, 'video/mp4'], name)
    assert.equal(part.rawPayload.toString('latin1', 4, 8), 'ftyp')
    assert.ok(duration >= 20 && duration <= 60 && quality.name === '360p', name)
  }
})

const statedTimes = /(?:Exercise \d+, about|The exercises of this chapter take about) (\d+) minutes/g

test('a material takes as long as it says itself: a film its length, a text its words and the stated times of its exercises', async () => {
  const app = await buildServer(t, undefined, demo)
  await app.ready()
  after(() => app.close())
  const readText = async (material: Material): Promise<string> => {
    if (material.kind === 'article') {
      const page = await app.inject({ method: 'GET', url: new URL(material.link ?? '').pathname })
      return (/<article>(.*)<\/article>/s.exec(page.body)?.[1] ?? '').replaceAll(/<[^>]*>/g, ' ')
    }
    const { rawPayload } = await t.as().get(material.link ?? '')
    if (material.kind === 'lesson') return plainText(LessonContent.parse(JSON.parse(rawPayload.toString('utf8'))).text)
    if (material.kind !== 'book' || material.extension.name === 'txt') return rawPayload.toString('utf8')
    if (material.extension.name === 'pdf') return readPdfText(rawPayload)
    const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => /chapter-\d+\.xhtml$/.test(name))
    return files
      .map(([, content]) =>
        Buffer.from(content)
          .toString('utf8')
          .replaceAll(/<[^>]*>/g, ' '),
      )
      .join(' ')
  }
  const materials = await listMaterials()
  assert.ok(materials.length > 200)
  for (const { name, duration, learningMinutes } of materials.filter(isKind('video')))
    assert.equal(learningMinutes, Math.ceil(duration / 60), name)
  for (const { name, questionsCount, learningMinutes } of materials.filter(isKind('check')))
    assert.equal(learningMinutes, Math.ceil(1.5 * questionsCount), name)
  for (const material of materials.filter((one) => one.kind !== 'video' && one.kind !== 'check')) {
    const { name, learningMinutes } = material
    const text = (await readText(material)).replaceAll(/\s+/g, ' ')
    const exercises = [...text.matchAll(statedTimes)].reduce((sum, [, minutes]) => sum + Number(minutes), 0)
    // The words of title pages, contents and page numbers are in the text too.
    const reading = (material.kind === 'lesson' ? material.wordsCount : text.trim().split(' ').length) / 200
    const figures = `${name}: ${learningMinutes} min, exercises ${exercises} min, ${Math.round(reading)} min to read`
    assert.ok(
      exercises >= 30 && learningMinutes >= exercises + 0.7 * reading && learningMinutes <= exercises + reading + 1,
      figures,
    )
  }
})

test('a price follows the hours of its course, at 8 to 30 points for each; two courses are free', async () => {
  const courses = await t.db.many<{ name: string; price: number; hours: number }>(sql`
    select c.name, c.price, (select sum(learning_minutes)::int from course_materials cm join materials m on m.id = cm.material_id
                              where cm.course_id = c.id) / 60.0 as hours
      from courses c where c.archived_at is null`)
  assert.equal(courses.filter(({ price }) => price === 0).length, 2)
  for (const { name, price, hours } of courses.filter(({ price }) => price > 0))
    assert.ok(
      hours >= 4 && hours <= 15 && price % 10 === 0 && price >= 7 * hours && price <= 31 * hours,
      `${name}: ${price}, ${hours} h`,
    )
})

test('each goal takes a newcomer 20 to 60 hours, for no more than the welcome points, and has several finish dates to choose from', async () => {
  const goals = (await t.as().get('/api/goals')).json<{ name: string; skills: { skillId: number; level: number }[] }[]>()
  assert.equal(goals.length, 6)
  const steps: number[] = []
  for (const { name, skills } of goals) {
    const wish = skills.map(({ skillId, level }) => ({ skillId, level }))
    const newcomer = await buildUser(t)
    const id = await createRoute(t, newcomer, { hoursPerWeek: 4, milestones: [{ date: null, skills: wish }] })
    const events = await searchEvents(t, newcomer, id)
    assert.deepEqual(events.at(-1), { kind: 'done' }, name)
    const { plans } = await getRoute(t, newcomer, id)
    for (const { minutes, price } of plans)
      assert.ok(minutes >= 20 * 60 && minutes <= 60 * 60 && price <= 1000, `${name}: ${minutes} min, ${price}`)
    assert.equal(new Set(plans.map(({ finishDate }) => finishDate)).size, plans.length)
    assert.equal(new Set(plans.map(({ price }) => price)).size, plans.length)
    assert.ok(plans.length >= 2, `${name}: ${plans.length} steps`)
    steps.push(plans.length)

    const response = await t.as().post('/api/courses/automated-search', wish)
    const best = response.json<{ price: number }[]>().reduce((sum, { price }) => sum + price, 0)
    assert.equal(best, Math.min(...plans.map(({ price }) => price)), `${name}: the plan without dates is the cheapest step`)
  }
  assert.ok(steps.filter((count) => count >= 3).length >= 5, `steps: ${steps}`)
})

test('every PDF has the pages that the catalogue says, with letters on them', async () => {
  const books = (await listMaterials()).filter(isKind('book')).filter(({ extension }) => extension.name === 'pdf')
  assert.ok(books.length > 25)
  for (const { name, link, pagesCount, authors } of books) {
    const { rawPayload } = await t.as().get(link ?? '')
    assert.equal(rawPayload.toString('latin1', 0, 5), '%PDF-', name)
    const pdf = await readPdf(rawPayload)
    assert.equal(pdf.pages, pagesCount, name)
    assert.ok(pagesCount >= 8, name)
    assert.ok(pdf.text.replaceAll(/\s+/g, ' ').includes(name) && pdf.text.includes(authors[0]?.fullName ?? '?'), pdf.text)
    assert.ok(pdf.ink(40, 370, 330, 80) > 300, name)
  }
})

test('every EPUB opens: its kind comes first and in the clear, and its contents name chapters that are there', async () => {
  const books = (await listMaterials()).filter(isKind('book')).filter(({ extension }) => extension.name === 'epub')
  assert.ok(books.length >= 8)
  for (const { name, link } of books) {
    const { rawPayload } = await t.as().get(link ?? '')
    assert.equal(rawPayload.toString('latin1', 30, 58), 'mimetypeapplication/epub+zip', name)
    const files = unzipSync(rawPayload)
    const text = (path: string) => Buffer.from(files[path] ?? []).toString('utf8')
    assert.match(text('META-INF/container.xml'), /full-path="OEBPS\/content\.opf"/)
    const chapters = [...text('OEBPS/nav.xhtml').matchAll(/href="(chapter-\d+\.xhtml)"/g)].map(([, file]) => file)
    assert.ok(chapters.length >= 7, name)
    for (const file of chapters) {
      assert.ok(text(`OEBPS/${file}`).length > 300, `${name}: ${file}`)
      assert.ok(text('OEBPS/content.opf').includes(`href="${file}"`), `${name}: ${file}`)
    }
    assert.equal(Buffer.from(files['OEBPS/cover.jpg'] ?? []).toString('hex', 0, 3), 'ffd8ff')
  }
})

test('a book is plain text, with its title, its chapters and nothing that needs another program', async () => {
  const books = (await listMaterials()).filter(isKind('book')).filter(({ extension }) => extension.name === 'txt')
  assert.equal(books.length, 1)
  for (const { name, link, authors } of books) {
    const { rawPayload } = await t.as().get(link ?? '')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawPayload)
    assert.ok(text.startsWith(name.toUpperCase()) && text.includes(authors[0]?.fullName ?? '?'), text.slice(0, 200))
    assert.ok((text.match(/^\d+\. .+\n=+$/gm) ?? []).length >= 4)
    assert.doesNotMatch(text, /undefined|\[object/)
  }
})

test('every lesson opens with its pictures, states its words, and courses are found by what their lessons say', async () => {
  const lessons = (await listMaterials()).filter(isKind('lesson'))
  assert.equal(lessons.length, 13)
  let count = 0
  for (const { name, link, wordsCount } of lessons) {
    const { text, pictures } = LessonContent.parse((await t.as().get(link ?? '')).json())
    assert.equal(wordsCount, countWords(text), name)
    assert.deepEqual(Object.keys(pictures), pictureIds(text), name)
    for (const picture of Object.values(pictures)) {
      const { statusCode, headers } = await t.as().get(picture)
      assert.deepEqual([statusCode, headers['content-type']], [200, 'image/webp'])
      count++
    }
  }
  assert.equal(count, 3)
  const found = await t.as().get('/api/courses/filtered/1/10/1/false/parallax')
  assert.deepEqual(
    found.json<{ name: string }[]>().map(({ name }) => name),
    ['The night sky, month by month'],
  )
})

test('what a check says is what its learners did: only those who passed have learned it, and some needed several attempts', async () => {
  const checks = (await listMaterials()).filter(isKind('check'))
  assert.equal(checks.length, Object.keys(demoChecks).length)
  for (const { name, passPercent, questionsCount } of checks) {
    assert.equal(passPercent, demoChecks[name]?.passPercent)
    assert.ok(questionsCount >= 7 && questionsCount <= 30, `${name}: ${questionsCount}`)
  }
  const [untrue] = await t.db.many(sql`
    select l.user_id, l.material_id from learned_materials l join materials m on m.id = l.material_id and m.kind = 'check'
      full join (select distinct user_id, material_id from check_attempts where is_passed) a using (user_id, material_id)
     where l.user_id is null or a.user_id is null`)
  assert.equal(untrue, undefined)
  const tried = await t.db.many<{ name: string; learners: number; attempts: number; failed: number }>(sql`
    select m.name, count(distinct a.user_id)::int as learners, count(*)::int as attempts, count(*) filter (where not a.is_passed)::int as failed
      from check_attempts a join materials m on m.id = a.material_id group by m.id`)
  assert.equal(tried.length, checks.length)
  assert.ok(tried.filter(({ learners }) => learners >= 10).length >= 14, JSON.stringify(tried))
  assert.ok(tried.filter(({ attempts }) => attempts >= 40).length >= 10, JSON.stringify(tried))
  assert.ok(tried.filter(({ attempts, failed }) => failed > 0 && failed < attempts).length >= 14, JSON.stringify(tried))
  const [early] = await t.db.many(sql`
    select a.id from check_attempts a where a.started_at > a.sent_at or a.sent_at > ${t.clock.now()}
        or not exists (select from enrolments e join course_materials cm using (course_id)
                        where e.user_id = a.user_id and cm.material_id = a.material_id and e.bought_at < a.started_at)`)
  assert.equal(early, undefined)
})

test('harder questions are missed more, good learners do better everywhere, and some wrong options are taken more than others', async () => {
  const byLevel = await t.db.many<{ mark: number }>(sql`
    select avg(q.mark)::float8 as mark from attempt_questions q join question_versions v on v.id = q.version_id
     where v.level <= 5 group by (v.level - 1) / 2 order by (v.level - 1) / 2`)
  assert.equal(byLevel.length, 3)
  for (const [place, { mark }] of byLevel.entries()) assert.ok(place === 0 || mark < (byLevel[place - 1]?.mark ?? 0), `${mark}`)
  const { likeness } = await t.db.one<{ likeness: number }>(sql`
    with first as (
      select distinct on (user_id, material_id) user_id, material_id, percent from check_attempts order by user_id, material_id, id)
    select corr(one.percent, other.percent) as likeness
      from first one join first other on other.user_id = one.user_id and other.material_id > one.material_id`)
  assert.ok(likeness > 0.2, `${likeness}`)
  const { share } = await t.db.one<{ share: number }>(sql`
    with chosen as (
      select q.version_id, q.shown_order[(q.answer ->> 'option')::int + 1] as option, count(*) as learners
        from attempt_questions q join question_versions v on v.id = q.version_id
       where v.question ->> 'kind' = 'one' and q.mark = 0 and q.answer is not null group by 1, 2),
    wrong as (select version_id, max(learners) as most, sum(learners) as learners from chosen group by 1 having sum(learners) >= 6)
    select (sum(most) / sum(learners))::float8 as share from wrong`)
  assert.ok(share > 0.5, `${share}`)
})

test('authors see figures of several checks as soon as the demo runs, and the accounts of the README have something to see', async () => {
  await countAnswers(t)
  const login = async (email: string) =>
    t.as((await t.as().post('/api/account/login', { email, password: 'Demo123!' })).json<{ accessToken: string }>())
  const clara = await login('creator@demo.test')
  const owned = (await clara.get('/api/checks?pageSize=100')).json<{ id: number; name: string }[]>()
  assert.ok(owned.length >= 4, `${owned.length} checks`)
  const figures = await Promise.all(
    owned.map(async ({ id }) => (await clara.get(`/api/checks/${id}/figures`)).json<CheckFigures>()),
  )
  assert.ok(figures.every(({ learners }) => learners !== null))
  const known = figures.flatMap(({ questions }) => questions.flatMap(({ figures }) => figures ?? []))
  assert.ok(known.length >= 40, `${known.length} questions with figures`)
  assert.ok(known.filter(({ discrimination }) => (discrimination ?? 0) >= 0.2).length * 2 > known.length)

  const sam = await login('student@demo.test')
  const git = await t.db.one<{ id: number; courseId: number }>(sql`
    select m.id, cm.course_id as "courseId" from materials m join course_materials cm on cm.material_id = m.id
     where m.name = 'Check: what Git keeps'`)
  const state = (await sam.get(`/api/checks/${git.id}/state?courseId=${git.courseId}`)).json<CheckState>()
  assert.deepEqual([state.isPassed, state.open, state.nextStartUTC, state.last?.isPassed], [false, null, null, false])
})

test('most courses with a check show their levels by it, and some say that their author states them', async () => {
  const courses = await t.db.many<{ name: string; shown: boolean }>(sql`
    select c.name, f.levels_shown as shown from courses c join course_facets f on f.course_id = c.id
     where exists (select from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id and m.kind = 'check')`)
  const shown = courses.filter(({ shown }) => shown)
  assert.ok(courses.length * 3 >= demoCourses.length && shown.length * 2 >= courses.length, JSON.stringify(courses))
  assert.ok(shown.length < courses.length)
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from certificates where levels_shown`)
  assert.ok(count >= 30, `${count} certificates`)
})

test('every article is a page of the portal, safe and with its title, wherever the portal has moved', async () => {
  const app = await buildServer(t, undefined, demo)
  await app.ready()
  after(() => app.close())
  await demo.setAddress(t.db, 'https://learn.example.org')
  const articles = (await listMaterials()).filter(isKind('article'))
  assert.ok(articles.length > 50)
  for (const { name, link } of articles) {
    const { origin, pathname } = new URL(link ?? '')
    assert.equal(origin, 'https://learn.example.org')
    const page = await app.inject({ method: 'GET', url: pathname })
    assert.equal(page.statusCode, 200, name)
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.match(String(page.headers['content-security-policy']), /^default-src 'none'.*style-src 'sha256-[\w+/=]+'/)
    assert.doesNotMatch(page.body, /<script| style=| on\w+=/)
    const [, title] = /<h1>(.*?)<\/h1>/.exec(page.body) ?? []
    assert.equal(title, name)
  }
  assert.equal((await app.inject({ method: 'GET', url: '/demo/articles/nothing' })).statusCode, 404)
})

test('moving the articles leaves the links of others alone', async () => {
  const { id } = await t.db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, link, publication_date, resource_id)
    select 'article', 'Of another', 5, 'https://other.example/demo/articles', '2024-01-01', min(id) from resources returning id`)
  await demo.setAddress(t.db, 'http://127.0.0.1:3999')
  const { link } = await t.db.one<{ link: string }>(sql`select link from materials where id = ${id}`)
  assert.equal(link, 'https://other.example/demo/articles')
})

test('several courses are divided into sections', async () => {
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(distinct course_id)::int as count from course_materials where section is not null`,
  )
  assert.equal(count, Object.keys(demoSections).length)
  const { sections } = await t.db.one<{ sections: number }>(sql`select count(section)::int as sections from course_materials`)
  assert.equal(sections, Object.values(demoSections).flatMap(Object.keys).length)
})

test('guests can look into all courses but one, in some into several materials', async () => {
  const { courses, previews } = await t.db.one<{ courses: number; previews: number }>(sql`
    select count(distinct cm.course_id)::int as courses, count(*)::int as previews
      from course_materials cm join courses c on c.id = cm.course_id where cm.is_preview and c.archived_at is null`)
  const chosen = Object.values(demoPreviews).flat().length
  assert.equal(courses, demoCourses.length - 1)
  assert.equal(previews, demoCourses.length - Object.keys(demoPreviews).length + chosen)
})

test('many courses are rated, some with enough answers for a median; authors reply, and readers find ratings helpful', async () => {
  const { courses, medians } = await t.db.one<{ courses: number; medians: number }>(
    sql`select count(*)::int as courses, count(median_minutes)::int as medians from course_ratings`,
  )
  assert.ok(courses > 25 && medians > 0, `${courses} courses are rated, ${medians} have a median`)
  const { ratings, replies, helpful } = await t.db.one<{ ratings: number; replies: number; helpful: number }>(sql`
    select count(*)::int as ratings, count(reply)::int as replies, sum(helpful_count)::int as helpful from ratings`)
  assert.ok(ratings > 100 && replies > 10 && helpful > 20, `${ratings} ratings, ${replies} replies, ${helpful} marks`)
})

test('a student finds the films of a bought course with captions', async () => {
  const login = await t.as().post('/api/account/login', { email: 'student@demo.test', password: 'Demo123!' })
  const student = t.as(login.json<{ accessToken: string }>())
  const { id } = await t.db.one<{ id: number }>(sql`select id from courses where name = 'Git without fear'`)
  const { materials } = (await student.get(`/api/courses/learn/${id}`)).json<CourseToLearn>()
  const captions = materials.flatMap((material) => ('captions' in material ? material.captions : []))
  assert.ok(captions.length >= 3)
  for (const { link } of captions) assert.match((await t.as().get(link)).body, /^WEBVTT\n\n00:00:00\.000 --> /)
})
