import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { cleanCaptions } from './clean-captions.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const film = { name: 'A film', duration: 90, 'quality.id': 4 }
const makeVideo = async () =>
  (await t.as(creator).post('/api/videos', ...multipart(film, { fileName: 'film.mp4', content: samples.mp4 }))).json()
const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n'

test('only its creator can add, replace and remove a video’s captions, in several languages', async () => {
  const { id } = await makeVideo()
  const put = (language: string, body: object = { label: 'English', captions: vtt }, who = creator) =>
    t.as(who).put(`/api/videos/${id}/captions/${language}`, body)
  const list = async () => (await t.as(creator).get(`/api/videos/${id}/captions`)).json()
  assert.deepEqual(await list(), [])
  assert.equal((await put('en')).statusCode, 204)
  assert.equal((await put('PT-br', { label: 'Português', captions: vtt.replace('Hello', 'Olá') })).statusCode, 204)
  const listed = await list()
  assert.deepEqual(
    listed.map(({ language, label }: { language: string; label: string }) => [language, label]),
    [
      ['en', 'English'],
      ['pt-BR', 'Português'],
    ],
  )
  const file = await t.as().get(listed[1].link)
  assert.deepEqual([file.body, file.headers['content-type']], [vtt.replace('Hello', 'Olá'), 'text/vtt; charset=utf-8'])
  assert.equal((await t.as().get(listed[1].link.replace('pt-BR', 'en'))).statusCode, 403)

  assert.equal((await put('en', { label: 'English (new)', captions: vtt })).statusCode, 204)
  assert.equal((await list())[0].label, 'English (new)')
  assert.equal((await t.as(other).get(`/api/videos/${id}/captions`)).statusCode, 403)
  assert.equal((await put('en', undefined, other)).statusCode, 403)
  assert.equal((await t.as(other).delete(`/api/videos/${id}/captions/en`)).statusCode, 403)
  assert.equal((await t.as(creator).delete(`/api/videos/${id}/captions/en`)).statusCode, 204)
  assert.equal((await t.as(creator).delete(`/api/videos/${id}/captions/en`)).statusCode, 404)
  assert.equal((await t.as().get(listed[0].link)).statusCode, 404)

  const course = await buildCourse(t, creator, { materials: [{ id }] })
  const [shown] = (await t.as(creator).get(`/api/courses/learn/${course.id}`)).json().materials
  assert.deepEqual(
    shown.captions.map(({ label }: { label: string }) => label),
    ['Português'],
  )
})

test('learners get captions as the server rebuilt them, never as they were sent', async () => {
  const { id } = await makeVideo()
  const captions = '1\r\n00:00:00,000 --> 00:00:02,000\r\n<img src=x onerror=alert(1)>Hello <b>there</b>\r\n'
  assert.equal((await t.as(creator).put(`/api/videos/${id}/captions/en`, { label: 'English', captions })).statusCode, 204)
  const [{ link }] = (await t.as(creator).get(`/api/videos/${id}/captions`)).json()
  assert.equal((await t.as().get(link)).body, 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello <b>there</b>\n')
})

test('invalid captions, too large ones and those of no language are refused with a sentence', async () => {
  const { id } = await makeVideo()
  const refused = async (language: string, body: object) => {
    const response = await t.as(creator).put(`/api/videos/${id}/captions/${language}`, body)
    return [response.statusCode, response.json().Message]
  }
  assert.deepEqual(await refused('en', { label: 'English', captions: 'Hello' }), [
    400,
    'There are no captions in this file. Choose a WebVTT (.vtt) or SubRip (.srt) file.',
  ])
  assert.deepEqual(await refused('english', { label: 'x', captions: vtt }), [400, 'Write the language like en or pt-BR.'])
  assert.deepEqual(await refused('en', { label: ' ', captions: vtt }), [400, 'Label is required.'])
  assert.deepEqual(await refused('en', { label: 'x', captions: vtt.padEnd(formLimits.captions.maxBytes + 1) }), [
    400,
    'Captions must be at most 1 MB.',
  ])
  const tags = [
    'de',
    'fr',
    'es',
    'it',
    'nl',
    'pl',
    'pt',
    'sv',
    'fi',
    'da',
    'cs',
    'hu',
    'ro',
    'tr',
    'uk',
    'ja',
    'ko',
    'zh',
    'ar',
    'he',
  ]
  for (const tag of tags) await t.db.run(sql`insert into material_captions values (${id}, ${tag}, ${tag}, ${vtt})`)
  assert.deepEqual(await refused('en', { label: 'x', captions: vtt }), [
    400,
    'A video may have captions in at most 20 languages.',
  ])
})

test('SubRip becomes WebVTT, and what does not belong in captions is left out', () => {
  const srt =
    '\ufeff1\r\n00:00:03,5 --> 00:00:04,000\r\n{\\an8}<font color="red">Second</font> & <i>last</i>\r\n\r\n2\r\n00:00:01,000 --> 00:00:02,000\r\nFirst\r\n1 < 2 -> 3'
  assert.equal(
    cleanCaptions(srt),
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nFirst\n1 &lt; 2 -&gt; 3\n\n00:00:03.500 --> 00:00:04.000\nSecond &amp; <i>last</i>\n',
  )
  const hostile = `WEBVTT - title

STYLE
::cue { background: url(https://evil.example/) }

REGION
id:x

NOTE hidden words

cue-7
100:00:00.000 --> 101:00:00.000 line:0 align:start region:x position:300 vertical:rl
<v Mara>Hi <script>alert(1)</script><c.red onclick=x>&lt;b&gt;</c> &copy; <00:00:01.000>
--> not a time
00:09.000 --> 00:08.000
backwards
`
  assert.equal(
    cleanCaptions(hostile),
    'WEBVTT\n\n100:00:00.000 --> 101:00:00.000 line:0 align:start\n<v Mara>Hi alert(1)&lt;b&gt; &amp;copy;\n--&gt; not a time\n',
  )
})

test('captions with too many cues are refused rather than cut', () => {
  const cues = '00:00:01.000 --> 00:00:02.000\nx\n\n'
  assert.throws(() => cleanCaptions(cues.repeat(formLimits.captions.maxCues + 1)), /at most 10000/)
  assert.equal(cleanCaptions(cues.repeat(formLimits.captions.maxCues)).match(/-->/g)?.length, formLimits.captions.maxCues)
})

test('a megabyte of anything is read in a moment', () => {
  for (const part of [
    '<',
    '<v ',
    '&',
    '{\\',
    '00:00:01.000 --> ',
    '00:00:01.000 --> 00:00:02.000\nx\n\n',
    '\n',
    '1:'.repeat(50),
  ]) {
    const text = part.repeat(formLimits.captions.maxBytes / part.length)
    // Time of the processor, so that other work on the machine does not count.
    const start = process.cpuUsage()
    try {
      cleanCaptions(`00:00:01.000 --> 00:00:02.000\n${text}`)
    } catch {}
    const { user, system } = process.cpuUsage(start)
    const milliseconds = (user + system) / 1000
    assert.ok(milliseconds < 1000, `${JSON.stringify(part)} took ${milliseconds} ms`)
  }
})
