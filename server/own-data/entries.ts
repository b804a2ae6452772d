import type { Parts } from '#server/core/app.ts'
import type { Topic } from '#server/core/personal-data.ts'
import { ownFiles } from '#server/files/index.ts'
import { features } from './features.ts'
import { readme } from './words.ts'
import type { ZipEntry } from './zip.ts'

/** What is in the download: an explanation, a JSON file for each topic, and the user's files. */
export async function* writeEntries(parts: Parts, userId: number): AsyncGenerator<ZipEntry> {
  const topics = features
    .flatMap(({ ownData }) => ownData?.(parts, userId) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name))
  yield { path: 'README.txt', content: writeText([explain(topics, parts.clock.now())]), isCompressed: false }
  for (const topic of topics) yield { path: `${topic.name}.json`, content: writeText(writeJson(topic)), isCompressed: false }
  for await (const { path, storageName } of ownFiles(parts.db, userId)) {
    const opened = await parts.storage.open(storageName)
    // The owner may have deleted it meanwhile.
    if (opened) yield { path, content: opened.content, isCompressed: true }
  }
}

/** The bytes of a text, in chunks that are worth compressing. */
async function* writeText(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < 64 * 1024) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

async function* writeJson({ rows }: Topic): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const row of await rows()) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield '\n]\n'
}

const explain = (topics: Topic[], now: Date) => `${readme.title}
${readme.madeOn({ time: now.toISOString() })}

${readme.lists}

${topics.map(({ name, about }) => `${name}.json\n  ${about}`).join('\n')}

${readme.files}

${readme.notIncluded}
`
