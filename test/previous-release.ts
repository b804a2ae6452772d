import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Changed after each release, as CONTRIBUTING.md says. */
const commit = readFileSync('test/upgrades/previous-release.txt', 'utf8').trim()

/** Puts the version that was released last into an empty folder, ready to start, with its web app. */
export function checkOutPreviousRelease(folder: string): void {
  const known = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`])
  if (known.error || known.status !== 0)
    throw new Error(`The previous release (${commit}) is not in this clone. Get the whole history with: git fetch --unshallow`)
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 29 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
  if (lockfile(folder) === lockfile('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: folder })
}
