import { readSubjects } from './read-subjects.ts'

export const web = readSubjects(
  'Web development',
  ['designers who want to build', 'career changers', 'small agencies', 'people with an idea for a website'],
  `
html-css | HTML & CSS | HTML5 and CSS3 / HTML and CSS / HTML5 | 3
do: build web pages with HTML and CSS
skills: HTML / CSS / web design / front-end development
titles: My first page on the internet / Boxes that behave / Grid, container queries and other quiet revolutions
hooks: A blank file, four lines, and your name stands in a browser. / Everything that you read on a screen today was laid out with two small languages.
topics: headings and paragraphs / links and pictures / colours and fonts / the box model / flexbox / grid layouts / responsive pages
makes: a page about your favourite town / a menu for a restaurant that works on any phone
near: JavaScript / WordPress / Photoshop

javascript | JavaScript | modern JavaScript / JavaScript ES2025 / JS | 3
do: make web pages interactive with JavaScript
skills: JavaScript / programming / front-end development / web development
titles: Buttons that do something / Promises you can keep / Closures, prototypes and the event loop
hooks: Click, and something happens: that is the whole magic and it takes an evening to learn. / Every browser on earth speaks it, so your program already has four billion users.
topics: values and functions / events / the document / arrays and objects / modules / promises / the event loop
makes: a tip calculator / a shopping list that remembers / a weather card
near: Java / Python / HTML

typescript | TypeScript | TypeScript 5 / TS | 2
do: add types to JavaScript projects
skills: TypeScript / JavaScript / front-end development
titles: Red squiggles are your friends / Undefined is not a function, and never again / Types that compute
hooks: Ninety thousand lines, one renamed field, and no surprises in production. / The mistake that your users would have found is found while you type.
topics: annotations / unions / interfaces / narrowing / generics / strict mode / mapped and conditional types
makes: a typed client for a public API / a migration of an old project, file by file
near: JavaScript / Java / React

react | React | React 19 / React.js | 3
do: build user interfaces with React
skills: React / JavaScript / front-end development / components
titles: Components for calm people / Hooks without a hangover / Suspense, streaming and the server
hooks: A screen is a function of its data; the rest follows. / You changed one number and four places on the page should know.
topics: components and props / state / lists and keys / effects / forms / routing / server components
makes: a board for shared chores / a seat picker for a cinema
near: Vue / Angular / JavaScript

vue | Vue | Vue 3 / Vue.js | 2
do: build single-page apps with Vue
skills: Vue / JavaScript / front-end development
titles: The friendly framework / One file, three blocks / Composables from the workshop
hooks: You can add it to one corner of an old page, and take over the rest later. / Template, script and style stay together, as they do in your head.
topics: templates / reactivity / components / forms / routing / stores / composables
makes: a menu planner / a dashboard for a solar roof
near: React / Angular / PHP

angular | Angular | Angular 20 | 1
do: build business applications with Angular
skills: Angular / TypeScript / front-end development
titles: Big forms, calm teams / Signals from the front / A hundred screens in one repository
hooks: Forty developers, one application, and everybody finds the file they need. / Insurance forms are long, and somebody has to make them bearable.
topics: components / templates / services / forms / routing / signals / large code bases
makes: a claim form for an insurer / an admin area with roles
near: React / Vue / .NET

svelte | Svelte | Svelte 5 / SvelteKit | 1
do: build light web apps with Svelte
skills: Svelte / JavaScript / front-end development
titles: Less framework, more page / The compiler does the homework / Runes for grown-ups
hooks: The best framework is the one your visitors do not have to download. / Ten lines here would be thirty elsewhere.
topics: markup and style / reactivity / events / stores / transitions / routing / server rendering
makes: a metronome in the browser / a travel diary
near: React / Vue / JavaScript

nodejs | Node.js | Node.js 22 / NodeJS / Node | 3
do: build servers with Node.js
skills: Node.js / JavaScript / back-end development / REST APIs
titles: JavaScript leaves the browser / An API for the village library / Streams, workers and memory under load
hooks: You know the language from the browser; now it should answer requests at night as well. / From an empty folder to a service that your phone can talk to takes one afternoon.
topics: modules and packages / files and streams / HTTP servers / routes and validation / databases / tests / worker threads
makes: a lending desk for a small library / a server that resizes pictures
near: Python / PHP / React

php | PHP | PHP 8.4 / PHP and MySQL | 2
do: make dynamic websites with PHP
skills: PHP / MySQL / back-end development
titles: The guest book returns / Old code, new tricks / Queues, caches and a shop on Black Friday
hooks: Three quarters of all websites are made with it, and most of them need someone who understands them. / Upload a file, reload the page, done: no other language deploys like this.
topics: pages with variables / forms / sessions / databases / objects / Composer packages / Laravel
makes: a guest book / an appointment calendar for a hairdresser
near: WordPress / Node.js / Python

wordpress | WordPress | WordPress 6 / WordPress without code | 3
do: build a website with WordPress
skills: WordPress / web design / website building
titles: Online by the weekend / A site your club can edit alone / Custom blocks for demanding clients
hooks: Your choir needs a website, nobody wants to pay for it, and you once said you know computers. / Choose a theme, write five pages, and stop there: most sites need nothing else.
topics: hosting and domains / pages and posts / themes / menus / plugins / backups / custom blocks
makes: a site for a choir / a small shop for honey
near: PHP / HTML / SEO

spring-boot | Spring Boot | Spring Boot 4 / Spring and Java | 2
do: build back ends with Spring Boot
skills: Spring Boot / Java / back-end development / microservices
titles: Beans in the right order / An order service before lunch / Forty microservices and one pager
hooks: Your company runs on it, and the annotations still look like spells. / Start with one endpoint, and add only what a real order system needs.
topics: the first endpoint / dependency injection / validation / data with JPA / security / messaging / tracing
makes: an order service for a florist / a login with roles
near: .NET / Node.js / Kotlin

django | Django | Django 6 | 1
do: build database websites with Django
skills: Django / Python / back-end development
titles: For perfectionists with deadlines / The admin page that came for free / Querysets under the microscope
hooks: Monday the idea, Friday the first users, and the admin area is already there. / Newsrooms love it, because their deadlines are real.
topics: models / views and templates / the admin / forms / users and permissions / query performance / background jobs
makes: a local news site / a booking page for a museum
near: Python / Rails / Node.js

rails | Ruby on Rails | Rails 8 | 1
do: build web applications with Ruby on Rails
skills: Ruby on Rails / Ruby / back-end development
titles: On track: a marketplace in four weekends / Convention over argument / Turbo charged
hooks: Two founders, no budget, and a product that has to be online next month. / Decisions that others have made well are decisions you need not make.
topics: models and migrations / controllers / views / validations / background jobs / live updates / deployment
makes: a marketplace for used instruments / a tool-sharing site for a street
near: Django / PHP / Elixir

graphql | GraphQL | GraphQL APIs | 1
do: design GraphQL APIs
skills: GraphQL / API design / back-end development
titles: Ask for what you need / One endpoint, many clients / Schemas that age well
hooks: The phone needs three fields, the desktop thirty, and the server should not care. / Over-fetching is a polite word for waste.
topics: queries / schemas / resolvers / mutations / pagination / caching / federation
makes: an API for a festival programme / a gateway over three old services
near: REST APIs / React / Node.js

web-apis | REST APIs | REST API design / web APIs | 2
do: design REST APIs
skills: API design / REST / HTTP / back-end development
titles: Nouns, verbs and status codes / A contract strangers can rely on / Versioning without broken hearts
hooks: Someone you will never meet is going to build on your interface. / A good interface is boring in the best sense.
topics: resources / methods and status codes / errors / pagination / authentication / versioning / rate limits
makes: an interface for bike rental / documentation people actually read
near: GraphQL / Node.js / Java

web-accessibility | web accessibility | accessible web design / a11y | 1
do: make websites that everyone can use
skills: Accessibility / HTML / WCAG / inclusive design
titles: A morning without a mouse / Buttons that say what they do / Audits that change something
hooks: One visitor in five meets a barrier on an ordinary page, and most barriers are cheap to remove. / Close your eyes and try to buy a train ticket.
topics: headings and landmarks / keyboard use / contrast / labels and errors / screen readers / complex widgets / audits
makes: a repaired booking form / a checklist for your next release
near: HTML / UI/UX design / JavaScript

web-performance | web performance | page speed / fast websites | 1
do: make websites load faster
skills: Web performance / front-end development / Core Web Vitals
titles: Three seconds is too long / Diets for heavy pages / The waterfall, read from the left
hooks: Half of your visitors leave before the picture of your product has appeared. / Your page weighs more than a novel, and nobody asked for it.
topics: measuring / pictures / fonts / caching / scripts / rendering / budgets
makes: a page at a third of its weight / a report that convinces your boss
near: JavaScript / React / SEO

web-security | web security | web application security / OWASP Top 10 | 1
do: protect web applications from attacks
skills: Web security / OWASP / authentication
titles: Never trust a form / Cookies, tokens and thieves / Break your own shop
hooks: Somebody is typing a quotation mark into your search box right now, to see what happens. / Most break-ins use a door that was never locked.
topics: injection / cross-site scripting / sessions / passwords and passkeys / access rules / content policies / penetration tests
makes: a list of holes in a practice shop / a login that resists guessing
near: Node.js / PHP / networks

threejs | Three.js | 3D on the web / WebGL | 1
do: show 3D scenes in the browser with Three.js
skills: Three.js / WebGL / JavaScript / 3D
titles: A spinning teapot for your homepage / Light, camera, browser / Shaders by candlelight
hooks: A product that visitors can turn around sells better than five photos. / There is a whole graphics studio behind a canvas tag.
topics: scenes and cameras / shapes / light and shadow / textures / loading models / animation / shaders
makes: a turning watch for a shop page / a small museum to walk through
near: Blender / JavaScript / Unity
`,
)
