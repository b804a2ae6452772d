// npm run bench [-- sizes]: how fast the catalogue answers, and what the costly calls of guests do to others. Writes bench/RESULTS.md.
// npm run bench -- guests: the second part alone.
import { argv } from 'node:process'

if (argv[2] !== 'guests') await import('./catalogue.ts')
await import('./guests.ts')
