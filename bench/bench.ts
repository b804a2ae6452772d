// npm run bench [-- sizes]: how fast the catalogue responds, and what guests' costly calls do to others. Writes bench/RESULTS.md.
// npm run bench -- guests: the second part alone.
import { argv } from 'node:process'

if (argv[2] !== 'guests') await import('./catalogue.ts')
await import('./guests.ts')
