import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHint, precompress } from './web/first-paint/built-files.ts'
import { firstPaintPage } from './web/first-paint/page.ts'
import { themeVariables } from './web/first-paint/theme-variables.ts'
import { withoutSchemas } from './web/first-paint/without-schemas.ts'

// The host stays the one the browser asked for, because the server compares it with the origin of the page.
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false }

const parts =
  /@mantine\/core\/.*\/(Anchor|Avatar|Checkbox)\/|web\/(core\/should-load-again|ui\/(chip|choice-buttons|icons|time-words|user-avatar)|features\/automated-search\/seal)|\/material-(facts|row)/

/** What My Learning shows of routes, with the styles of all their screens. */
const routes =
  /contract\/learning-routes\/(learning-routes|route-(plans|renewal))|web\/(core\/days|features\/learning-routes\/(learning-routes\.api|planned-items|route-words|state-line|this-week|week-items|[\w-]+\.module\.css))/

const figures =
  /web\/(ui\/(bar-chart|chart-scale|csv-button|figure-cards|figures-table)|features\/statistics\/(csv-button|period-|sales-(chart|periods|range|words)|share-bar))/

const tables = /web\/features\/statistics\/(data-table|mail-banner|sorting|statistics|table-)/

/** Modules that forms check by: zod, and what of the contract the first load imports but does not use. */
const schemas =
  /node_modules\/zod\/|contract\/(core\/(form-limits|forms|http|text|words)|courses\/(course-fields|words)|materials\/(materials|words)|learning-routes\/(route-form|words)|automated-search\/(wish|words)|placement\/(guest-token|words))\.ts$/

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  // The first load names the classes of many style sheets. A short name for each sheet compresses better than the line of each class.
  css: {
    modules: {
      generateScopedName: (name, file) => `${name}_${hash('sha1', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`,
    },
  },
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('web/ui/added-styles.ts', import.meta.url)) } },
  plugins: [react(), themeVariables(), withoutSchemas(), firstPaintPage(), compileHint(), precompress()],
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
