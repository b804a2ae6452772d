import { writeFileSync } from 'node:fs'
import { writeNotices } from '../third-party-notices.ts'

writeFileSync('THIRD-PARTY-NOTICES.txt', writeNotices())
