import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Release {
  commit: string
  folder: string
  /** The packages are those of this checkout, because the release's own could not be installed. */
  hasOurPackages: boolean
}

/** An earlier release with its own packages and its web app, in a temporary folder that later runs find again. */
export function prepareRelease(name: string): Release {
  const commit = run('git', ['rev-parse', '--short=7', `${name}^{commit}`]).trim()
  const folder = join(tmpdir(), `coursewise-release-${commit}`)
  if (!existsSync(folder)) {
    mkdirSync(folder)
    run('sh', ['-c', `git archive ${commit} | tar --extract --directory "${folder}"`])
  }
  console.log(`Preparing ${commit} in ${folder} …`)
  const prepare = () => run('node', ['scripts/setup.mjs', 'start'], folder)
  const packages = join(folder, 'node_modules')
  try {
    prepare()
    return { commit, folder, hasOurPackages: false }
  } catch {
    console.log('Its own packages could not be installed; it gets ours.')
    rmSync(packages, { recursive: true, force: true })
    symlinkSync(resolve('node_modules'), packages)
    run('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], folder)
    return { commit, folder, hasOurPackages: true }
  }
}

const run = (command: string, args: string[], cwd = '.') =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
