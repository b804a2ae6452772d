// npm run bench: how fast the catalogue responds, and what guests' costly calls do to others. Writes bench/RESULTS.md, and fails with the
// names of what is over its limit. One part alone, which writes nothing unless it is whole:
// npm run bench -- catalogue [numbers of courses] [parts of names]; npm run bench -- guests [parts of names]
// npm run bench -- facets [numbers of courses]: the facets alone
// npm run bench -- workers [parts of names]: what a second worker is worth. It writes bench/RESULTS-workers.md.
// npm run bench -- capacity [parts of names]: what one act costs. It writes bench/RESULTS-capacity.md.
// npm run bench -- similar: what similar courses cost. It writes bench/RESULTS-similar.md.
// npm run bench -- people: what the statistics cost with many people. It writes bench/RESULTS-people.md.
// npm run bench -- answers [answers]: what checks cost with many answers. It writes bench/RESULTS-answers.md.
// npm run bench -- select [cases]: how well the automated select works. It writes bench/RESULTS-select.md.
// npm run bench -- ratings [courses] [ratings]: what list and course page cost with many ratings. It writes bench/RESULTS-ratings.md.
// npm run bench -- pages [parts of names]: pages and calls of a signed-in user. It writes bench/RESULTS-pages.md.
// npm run bench -- editor: how long a key takes in a long lesson. It writes bench/RESULTS-editor.md.
// npm run bench -- search [tune]: how good the search results are. It writes bench/RESULTS-search.md.
// npm run bench -- placement: how few questions a placement asks, and how often it is wrong. It writes bench/RESULTS-placement.md.
// npm run bench -- items: how well the answers of checks tell what questions are like. It writes bench/RESULTS-items.md.
// npm run bench -- against COMMIT [parts of names]: the same calls against an earlier release.
import { argv } from 'node:process'

const [part] = argv.slice(2)
if (part === 'workers') await import('./workers.ts')
else if (part === 'similar') await import('./similar.ts')
else if (part === 'ratings') await import('./ratings.ts')
else if (part === 'capacity') await import('./capacity.ts')
else if (part === 'answers') await import('./answers.ts')
else if (part === 'people') await import('./people.ts')
else if (part === 'select') await import('./automated-search.ts')
else if (part === 'editor') await import('./editor.ts')
else if (part === 'search') await import('./search.ts')
else if (part === 'items') await import('./items.ts')
else if (part === 'placement') await import('./placement.ts')
else if (part === 'pages' || part === 'against') await import('./pages.ts')
else {
  if (part !== 'guests') await import('./catalogue.ts')
  if (part !== 'catalogue' && part !== 'facets') await import('./guests.ts')
  if (part === undefined) await import('./pages.ts')
}
