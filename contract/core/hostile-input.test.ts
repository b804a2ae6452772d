import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { BookForm } from '../materials/books.ts'
import { VideoForm } from '../materials/videos.ts'
import type { Endpoint } from './http.ts'

/** PostgreSQL refuses a zero character and a number beyond its type: what the contract lets through would become a 500. */
const texts = ['a\0b', '1\0', '2026-11-01\0', 'a@example.com\0', 'https://a.example/\0', 'WEBVTT\n\0', '0001-01-08T00:00:00\0']
const largest = 2 ** 31 - 1
const numbers = [largest + 1, -largest - 2, 99_999_999_999, '99999999999']

/** Texts that are hashed, matched with a pattern or ignored, and numbers that are only compared. */
const neverStored = new Set([
  ...[
    'password',
    'currentPassword',
    'newPassword',
    'accessToken',
    'refreshToken',
    'token',
    'secret',
    'response',
    'shoppingCart',
    'wishlist',
    'plan',
  ],
  ...['cookie', 'avatar', 'thumbnail', 'fileLink', 'folder', 'code', 'skillName', 'expectedTotal', 'ids[]'],
])
/** Search accepts any text and splits it into words; another test covers that. */
const courseFilters = [
  'GET /api/courses/filtered/:pageNumber/:pageSize/:orderBy/:isAscending/:filter? params.filter',
  'GET /api/courses/facets/:filter? params.filter',
]

const modules = await Promise.all(
  (await readdir(join(import.meta.dirname, '..'), { recursive: true }))
    .filter((name) => /^[a-z-]+\/[a-z-]+\.ts$/.test(name))
    .map((name) => import(`../${name}`)),
)
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)

const valuesIn = (parts: readonly ('params' | 'querystring' | 'body')[]) => [
  ...endpoints.flatMap(({ method, url, schema }) =>
    parts.flatMap((part) => findLeaves(schema[part], `${method} ${url} ${part}`)),
  ),
  ...findLeaves(BookForm, 'a book'),
  ...findLeaves(VideoForm, 'a video'),
]

test('no call accepts what the database cannot store', () => {
  const values = valuesIn(['params', 'querystring', 'body'])
  assert.ok(values.length > 150)
  const lets = values.filter(
    ([path, schema]) => [...texts, ...numbers].some((value) => letsThrough(schema, value)) && !isHarmless(path),
  )
  assert.deepEqual(
    lets.map(([path]) => path),
    [],
  )
})

test('a whole number in a body may be written as digits in a text, and in no other way', () => {
  const isWhole = ([path, schema]: [string, z.ZodType]) => schema.safeParse(2).data === 2 && !path.endsWith('.hoursPerWeek')
  const numbers = valuesIn(['body']).filter(isWhole)
  assert.ok(numbers.length > 15)
  for (const [path, schema] of numbers) {
    for (const text of ['2', '02']) assert.equal(schema.safeParse(text).data, 2, `${path} ${text}`)
    for (const wrong of ['2x', '', ' 2', '2 ', '1e3', '0x2', '2.0', '+2', '２', 1.5, Number.NaN, true, [2], {}])
      assert.equal(schema.safeParse(wrong).success, false, `${path} ${JSON.stringify(wrong)}`)
  }
})

function letsThrough(schema: z.ZodType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value)
  return success && (typeof data === 'number' ? Math.abs(data) > largest : typeof data === 'string' && data.includes('\0'))
}

const isHarmless = (path: string) => courseFilters.includes(path) || neverStored.has(path.split('.').at(-1) ?? '')

/** Every single value in a schema, with its path. */
function findLeaves(schema: z.ZodType | undefined, path: string): [string, z.ZodType][] {
  if (!schema) return []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => findLeaves(inner as z.ZodType, `${path}.${name}`))
  if (schema instanceof z.ZodArray) return findLeaves(schema.element as z.ZodType, `${path}[]`)
  // An optional value is tested as a whole, unless it is an object or a list.
  const inner = 'unwrap' in schema ? findLeaves((schema as z.ZodOptional<z.ZodType>).unwrap(), path) : []
  return inner.length > 1 || inner.some(([deeper]) => deeper !== path) ? inner : [[path, schema]]
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'url' in value && 'method' in value
}
