// npm run fix, npm run check: runs Biome from its platform package, because the wrapper package depends on those of all platforms.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const binary = `node_modules/@biomejs/cli-${process.platform}-${process.arch}/biome`
if (!existsSync(binary)) {
  console.warn(`There is no Biome for ${process.platform}-${process.arch} here: style is checked on Linux alone.`)
  process.exit(0)
}
process.exit(spawnSync(binary, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1)
