// Opens and fills a new portal without serving it. The first `npm start` runs it while the web app is built (scripts/setup.mjs).
import { readSettings } from './core/settings.ts'
import { fillEmptyPortal, loadDemo } from './fill-portal.ts'
import { openPortal } from './portal.ts'

const settings = readSettings(process.env)
const portal = await openPortal(settings)
await fillEmptyPortal(portal, await loadDemo(settings)).finally(() => portal.close())
