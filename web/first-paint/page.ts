import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const early = /<script src="\.\/(first-paint\/[\w-]+\.js)"><\/script>/
const code = /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)">(?:<\/script>)?/g

/** Makes index.html a page whose first paint waits for nothing. docs/first-paint.md explains what happens in which order. */
export const firstPaintPage = (): Plugin[] => [inlineEarly(), codeLast()]

/** What runs before the first paint stands in the page itself: a request would hold it up. The server allows it by its hash. */
function inlineEarly(): Plugin {
  return {
    name: 'coursewise-inline-early',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(early)
        return (await Promise.all(parts.map((part, index) => (index % 2 ? inlineScript(part) : part)))).join('')
      },
    },
  }
}

async function inlineScript(path: string) {
  const script = await readFile(new URL(`../${path}`, import.meta.url), 'utf8')
  return `<script>${script.replaceAll(/^ *\/\/.*\n| {2,}/gm, '').trim()}</script>`
}

/**
 * The style sheet is fetched but put in place by start.js, and so is the code, which stands in a template. Each chunk is a script of its
 * own, which runs in a task of its own as soon as it has come.
 */
function codeLast(): Plugin {
  return {
    name: 'coursewise-code-last',
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
