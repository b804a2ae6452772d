// Tests register thousands of users, and a hash takes 50 ms of a core. Node loads this file before the code under test, which then hashes
// with hardly any work. The portal's own code knows no such choice, so no setting of a portal can weaken its passwords.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

if (!process.env.TEST_TEMPLATE) throw new Error('Cheap passwords are for npm test alone.')
const real = crypto.argon2
crypto.argon2 = (algorithm, options, callback) => real(algorithm, { ...options, memory: 8, passes: 1 }, callback)
syncBuiltinESMExports()
