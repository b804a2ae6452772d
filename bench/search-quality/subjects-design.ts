import { readSubjects } from './read-subjects.ts'

export const design = readSubjects(
  'Design',
  ['freelancers', 'small shops and clubs', 'developers with good taste', 'people who come from print'],
  `
graphic-design | graphic design | visual design / graphic design basics | 3
do: design posters, flyers and cards
skills: Graphic design / layout / typography / colour
titles: Why that poster works / White space is free / Design systems for a whole museum
hooks: A concert in two weeks, a hall to fill and a poster that nobody reads from the tram. / You see four hundred designs before lunch; today you will look at three of them.
topics: shapes and contrast / grids / type and pictures / colour / hierarchy / brand guidelines / art direction
makes: a poster for a concert / a set of cards for a bakery
near: Photoshop / interior design / Canva

ui-ux | UI/UX design | UX/UI / user interface design / UX design | 3
do: design apps and websites that people understand
skills: UI/UX / interface design / user experience / prototyping
titles: Don't make your grandmother think / Tasks before screens / The states everyone forgets
hooks: Nobody reads the manual, and they are right. / Thirty screens, one allotment garden, and an old man who wants to book a water pump.
topics: who does what / sketches / wireframes / layout and rhythm / prototypes / usability tests / complex workflows
makes: a booking app for allotment gardens / a repaired sign-up form
near: graphic design / Figma / HTML

figma | Figma | Figma 2026 / prototyping with Figma | 2
do: design interfaces in Figma
skills: Figma / UI/UX / prototyping
titles: Frames, files and first clicks / Auto layout is easier than it looks / Variables for ten brands
hooks: Open a browser tab, invite the developer, and argue about the same button at last. / Nudging boxes by a pixel is not design; let the tool do that.
topics: frames / components / auto layout / styles / prototypes / variables / handing over to developers
makes: a clickable app for a library / a kit of forty components
near: Photoshop / UI/UX design / Sketch

design-systems | design systems | component libraries / design tokens | 1
do: build a design system
skills: Design systems / Figma / front-end development
titles: Eleven blues and how to get rid of ten / One button to rule them / Governance with a smile
hooks: Count the greys in your product; then sit down. / Six teams, one brand, and every form looks different.
topics: inventories / tokens / components / documentation / versions / adoption / governance
makes: an inventory of a real product / a library of twenty parts
near: Figma / React / typography

user-research | user research | user interviews / usability testing | 1
do: understand users
skills: User research / interviews / usability testing
titles: Five conversations that change the plan / Silence is a question / Numbers and stories together
hooks: You have argued for weeks about what users want, and not one was asked. / Watch somebody use your product and say nothing: the longest five minutes of your life.
topics: finding people / open questions / listening / usability tests / sorting notes / surveys / research in large firms
makes: an interview guide / a week of research from Monday to Friday
near: UI/UX design / market research / statistics

typography | typography | working with type / fonts and type | 2
do: set text that is a pleasure to read
skills: Typography / fonts / graphic design
titles: Choosing a typeface, at last / Eight versions of one article / Drawing an alphabet
hooks: Most of what we design is text. / Between two letters there is a space, and it is somebody's work.
topics: size and line length / line spacing / families and pairs / numbers and tables / headings / variable fonts / drawing letters
makes: a newsletter that gets read / a specimen sheet
near: graphic design / InDesign / calligraphy

colour-theory | colour theory | working with colour / color theory | 1
do: build colour palettes that work
skills: Colour / colour theory / palettes
titles: Squint first / Which colours go together is the wrong question / Forty palettes and their rules
hooks: Start in grey; the rest is courage. / The same red is loud on white and shy on orange.
topics: light and dark / hue and strength / harmony / contrast for all eyes / palettes from photos / screens and print / colour in large systems
makes: a palette from a memory / colours for a small brand
near: watercolour / graphic design / interior design

logo-design | logo design | logos and marks | 1
do: design a logo
skills: Logo design / branding / Illustrator
titles: A sign for a shop / Small, black and still itself / Marks that live for fifty years
hooks: It has to work on a pencil and on a lorry. / The client says: make it bigger. Here is what to answer.
topics: the brief / sketching / shapes / lettering / black and white tests / presenting / brand families
makes: a mark for a bicycle shop / a presentation of three ideas
near: Illustrator / branding / typography

photoshop | Photoshop | Adobe Photoshop / Photoshop 2026 | 3
do: edit and retouch pictures in Photoshop
skills: Photoshop / photo editing / retouching
titles: Layers are glass / Remove the bin from the beach / Compositing: a whale over the city
hooks: The photo is nearly perfect, apart from the rubbish bin. / You never have to touch the original again.
topics: layers / selections / masks / retouching skin and sky / colour correction / smart objects / composites
makes: a restored family portrait / a poster with a flying whale
near: Lightroom / photography / Illustrator

illustrator | Illustrator | Adobe Illustrator / vector graphics | 2
do: draw vector graphics in Illustrator
skills: Illustrator / vector graphics / graphic design
titles: Curves under control / The pen tool, a love story / Patterns that repeat without a seam
hooks: Three points and two handles: every letter you have ever read. / Draw it once, print it on a stamp or on a bus.
topics: paths and points / shapes / the pen tool / colour and gradients / patterns / icons / complex illustrations
makes: a set of twelve icons / a pattern for wrapping paper
near: Photoshop / InDesign / drawing

indesign | InDesign | Adobe InDesign / book and magazine layout | 1
do: lay out books and magazines in InDesign
skills: InDesign / layout / print
titles: From manuscript to printed book / Two hundred pages, one style / Catalogues that fill themselves
hooks: The club magazine is due on the tenth, and Word has moved all pictures again. / Change the heading once, and all ninety change.
topics: pages and frames / master pages / styles / pictures / tables / print files / data-driven catalogues
makes: a club magazine / a book of poems
near: Word / typography / Photoshop

blender | Blender | Blender 5 / 3D modelling with Blender / 3D | 2
do: model and animate in 3D with Blender
skills: Blender / 3D modelling / animation / rendering
titles: A doughnut of your own / Light a room that does not exist / Rigs, weights and a walking robot
hooks: A cube appears, and it is the beginning of everything. / It is free, it makes films, and its shortcuts are many.
topics: moving in space / modelling / materials / light / cameras / sculpting / rigs and animation
makes: a still life with fruit / a short film of twenty seconds
near: Unity / AutoCAD / Photoshop

autocad | AutoCAD | AutoCAD 2026 / technical drawing with AutoCAD / CAD | 2
do: make technical drawings in AutoCAD
skills: AutoCAD / CAD / technical drawing
titles: Lines that can be built / A house in layers / Dynamic blocks and busy offices
hooks: What you draw today will be concrete in spring. / A missing dimension on paper is a missing wall on site.
topics: lines and snaps / layers / dimensions / blocks / plotting / sheet sets / 3D solids
makes: a plan of your own flat / a garden shed ready to build
near: Blender / drawing / interior design

interior-design | interior design | home styling / interior architecture | 2
do: design rooms
skills: Interior design / room planning / colour / furniture
titles: The sofa goes where? / Small flats, large ideas / From mood board to building site
hooks: The room is fine, and still nobody wants to sit in it. / Move one lamp, and the evening is different.
topics: measuring a room / light / colour on walls / furniture / materials / small spaces / working with clients
makes: a plan for your living room / a mood board for a café
near: graphic design / AutoCAD / garden design

after-effects | After Effects | motion graphics / Adobe After Effects | 1
do: animate titles and graphics in After Effects
skills: After Effects / motion graphics / animation
titles: Letters that dance / Easing is everything / Expressions, particles and a title sequence
hooks: It moves, but it does not yet feel alive. / Ten seconds of film can take a week, and you will love it.
topics: keyframes / easing / shapes / text animation / masks / expressions / title sequences
makes: an animated logo / an explainer of thirty seconds
near: Premiere Pro / Illustrator / Blender

canva | Canva | Canva for everyone / Canva templates | 2
do: make social posts and flyers in Canva
skills: Canva / graphic design / social media
titles: Pretty in ten minutes / One template, a month of posts / A brand kit for the whole office
hooks: You are not a designer, and the flyer is due tomorrow. / Change the photo, keep the layout, and stop there.
topics: templates / pictures / fonts and colours / brand kits / short videos / presentations / teamwork
makes: a flyer for a flea market / a month of social media posts
near: Photoshop / PowerPoint / graphic design
`,
)
