import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type ESTree, type Plugin, Visitor } from 'vite'
import { cssVariablesResolver, theme } from './web/theme.ts'

// The host stays the one the browser asked for, because the server compares it with the origin of the page.
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false }

const parts =
  /@mantine\/core\/.*\/(Anchor|Avatar|Checkbox)\/|web\/(core\/should-load-again|ui\/(chip|choice-buttons|icons|seal|time-words|user-avatar))|\/(material-row|skill-list)/

/** What My Learning shows of routes, with the styles of all their screens. */
const routes =
  /contract\/(learning-routes|route-(plans|renewal))|web\/(core\/days|features\/learning-routes\/(learning-routes\.api|planned-items|route-words|state-line|this-week|week-items|[\w-]+\.module\.css))/

const figures =
  /web\/(ui\/(bar-chart|chart-scale|csv-button|figure-cards|figures-table)|features\/statistics\/(csv-button|period-|sales-(chart|periods|range|words)|share-bar))/

const tables = /web\/features\/statistics\/(data-table|mail-banner|sorting|statistics|table-)/

/** Modules that forms check by: zod, and what of the contract the first load imports but does not use. */
const schemas = /node_modules\/zod\/|contract\/(course-fields|form-limits|forms|http|materials|route-form|text|wish)\.ts$/

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  // The first load names the classes of many style sheets. A short name for each sheet compresses better than the line of each class.
  css: {
    modules: {
      generateScopedName: (name, file) => `${name}_${hash('sha1', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`,
    },
  },
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('web/ui/added-styles.ts', import.meta.url)) } },
  plugins: [react(), themeVariables(), withoutSchemas(), inlineEarly(), shapeFirst(), compileHint(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Tells the server which files a screen consists of.
    manifest: true,
    // The content security policy allows fonts from our own files only, never as data: in the style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: schemas, sideEffects: false }] },
      output: {
        // The first load names all files. Their hashes cannot be compressed, so they are as short as the build tool allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Changes only with the lock file, so browsers keep it over releases.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            // What forms check. The contract is in the first load, but its schemas are not: see withoutSchemas.
            { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
            // What the first screen needs anyway, in one file instead of thirty: each request costs a way to the server and back.
            { name: 'first', tags: ['$initial'] },
            // The same for what most other screens share: small parts, fields, and forms.
            { name: 'parts', test: parts },
            { name: 'fields', test: /@mantine\/core\/.*\/(Input|InputBase|TextInput|CloseButton)\// },
            // What the screens with figures share, and those for Admins. Without what they import: course pages would load it too.
            { name: 'routes', test: routes, includeDependenciesRecursively: false },
            { name: 'figures', test: figures, includeDependenciesRecursively: false },
            { name: 'tables', test: tables, includeDependenciesRecursively: false },
            { name: 'forms', test: /@mantine\/form\/|web\/ui\/(password-field|focus-first-error)|\/entry-card/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/files': api, '/media': api, '/pictures': api, '/health': api },
  },
})

/** Writes the theme into the style sheet, which Mantine would otherwise do in the browser at every start, with colours nobody uses. */
function themeVariables(): Plugin {
  return {
    name: 'coursewise-theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/theme-variables\.css$/ },
      handler() {
        const merged = { ...mergeMantineTheme(DEFAULT_THEME, theme), colors: theme.colors as MantineTheme['colors'] }
        const [standard, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)]
        const both = (part: keyof typeof own) => ({ ...standard[part], ...own[part] })
        return {
          code: convertCssVariables({ variables: both('variables'), light: both('light'), dark: both('dark') }, ':root'),
          map: null,
        }
      },
    },
  }
}

/**
 * The web needs the addresses of the contract's endpoints but never their schemas: it trusts the server's responses. So the build empties
 * each `schema`, and says that making one does nothing else: those that no form uses fall away. Zod comes with the first form.
 */
function withoutSchemas(): Plugin {
  return {
    name: 'coursewise-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code, { lang: 'ts' })
        const calls = program.body.flatMap(constantsOf).filter(({ type }) => type === 'CallExpression')
        const edits = calls.map(({ start, end }) => ({ start, end, text: `/* @__PURE__ */ (() => ${code.slice(start, end)})()` }))
        const endpoints = new Visitor({
          TSSatisfiesExpression({ expression }) {
            for (const { start, end } of schemasOf(expression)) edits.push({ start, end, text: 'schema: {}' })
          },
        })
        endpoints.visit(program)
        // The last one first, so that the places of the others stay right.
        edits.sort((one, other) => other.start - one.start)
        return {
          code: edits.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code),
          map: null,
        }
      },
    },
  }
}

/** The values of the constants that a statement of a module declares. */
function constantsOf(statement: ESTree.Statement): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => init ?? []) : []
}

/** Where an endpoint says `schema: …`. */
function schemasOf(endpoint: ESTree.Expression): ESTree.Span[] {
  if (endpoint.type === 'TSAsExpression' || endpoint.type === 'ParenthesizedExpression') return schemasOf(endpoint.expression)
  if (endpoint.type !== 'ObjectExpression') return []
  return endpoint.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'schema',
  )
}

/** What runs before the first paint stands in the page itself: a request would hold it up. The server allows it by its hash. */
function inlineEarly(): Plugin {
  return {
    name: 'coursewise-inline-early',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(/<script src="\.\/(early\/[\w-]+\.js)"><\/script>/)
        return (await Promise.all(parts.map((part, index) => (index % 2 ? inlineScript(part) : part)))).join('')
      },
    },
  }
}

async function inlineScript(path: string) {
  const code = await readFile(new URL(`web/${path}`, import.meta.url), 'utf8')
  return `<script>${code.replaceAll(/^ *\/\/.*\n| {2,}/gm, '').trim()}</script>`
}

/**
 * The first paint waits for nothing: the style sheet is fetched but put in place by web/early/start.js, and so is the code, which stands
 * in a template. Each chunk is a script of its own, which runs in a task of its own as soon as it has come.
 */
function shapeFirst(): Plugin {
  const code = /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)">(?:<\/script>)?/g
  return {
    name: 'coursewise-shape-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const scripts = [...html.matchAll(code)].map(([, file]) => `<script type="module" crossorigin src="${file}"></script>`)
        return html
          .replaceAll(code, '')
          .replace('<!--code-->', `<!--code-->${scripts.join('')}`)
          .replace('<link rel="stylesheet"', '<link rel="preload" as="style"')
      },
    },
  }
}

/**
 * Lets Chrome compile the files that screens share beside the main thread while they arrive, instead of each function on the main thread
 * when it is first called. Small files are compiled on the main thread in any case, so they go without.
 */
function compileHint(): Plugin {
  const shared = new Set(['vendor', 'schemas', 'parts', 'fields', 'forms'])
  return {
    name: 'coursewise-compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own at the top.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && (chunk.isEntry || shared.has(chunk.name))) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          }
        }
      },
    },
  }
}

const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const smallestWorth = 1024

/** Writes .br and .gz beside text files, so that the server compresses nothing. index.html is left out: the server fills it. */
function precompress(): Plugin {
  return {
    name: 'coursewise-precompress',
    apply: 'build',
    async closeBundle() {
      const folder = fileURLToPath(new URL('web/dist', import.meta.url))
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < smallestWorth) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
