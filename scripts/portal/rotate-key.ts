import { retireKeys, rotateKey } from '#server/core/security/key-file.ts'
import { readSettings } from '#server/core/settings.ts'
import { usage } from './commands.ts'

const [option, ...rest] = process.argv.slice(2)
if ((option !== undefined && option !== '--retire') || rest.length > 0) throw new Error(usage('rotate-key'))
const { dataDir, secretKeys } = readSettings(process.env)
if (secretKeys)
  throw new Error(
    'SECRET_KEY is set, so the portal does not use secret.key. Put the new key before the present one in SECRET_KEY.',
  )
const keys = option ? retireKeys(dataDir) : rotateKey(dataDir)
if (!keys) throw new Error(`${dataDir} has no secret.key yet. The portal creates it at its first start.`)
console.log(
  option
    ? 'The earlier keys are retired. Restart the portal: then sessions and links made with them end.'
    : `There is a new key, and ${keys.length - 1} earlier. Restart the portal: then it uses the new one, and still accepts what earlier ones made.`,
)
