import { readSubjects } from './read-subjects.ts'

export const arts = readSubjects(
  'Drawing and painting',
  ['people who think they cannot draw', 'hobby painters', 'retired people with time at last', 'illustrators'],
  `
drawing | drawing | sketching / pencil drawing | 3
do: draw what you see
skills: Drawing / sketching / observation
titles: Thirty days, thirty chairs / A symbol is not an eye / Light without lines
hooks: You can draw; it is the looking that nobody taught you. / A soft pencil, cheap paper, twenty minutes.
topics: edges / the spaces between things / proportion / light and shade / perspective / figures / composition
makes: a drawing a day for a month / a sketchbook of your street
near: watercolour / photography / technical drawing

portrait-drawing | portrait drawing | drawing faces / drawing portraits | 1
do: draw faces
skills: Portrait drawing / drawing / anatomy
titles: The nose is not a triangle / Friends who sit still / Likeness, and what lies behind it
hooks: It looks like a person, just not like your sister. / An eye is a ball in a hollow; start with the hollow.
topics: the head as a form / eyes / nose and mouth / hair / likeness / hands / expression
makes: five portraits of friends / a self-portrait in charcoal
near: drawing / portrait photography / manga

watercolour | watercolour painting | watercolour / watercolor | 3
do: paint with watercolour
skills: Watercolour / painting / colour
titles: Water does half the work / Wet paper, brave brush / Ten brushstrokes and no more
hooks: You cannot control it completely, and that is the point. / A drop runs, a sky appears.
topics: brushes and paper / washes / wet in wet / mixing colours / skies and trees / buildings / leaving things out
makes: a postcard from your window / a series of four seasons
near: acrylics / oil painting / drawing

oil-painting | oil painting | painting in oils / oils | 1
do: paint in oils
skills: Oil painting / painting / colour
titles: Slow colours / Fat over lean / Glazes like the old masters
hooks: It dries in a week, so you have a week to change your mind. / One lemon, one lamp and a dark cloth have kept painters busy for four centuries.
topics: canvas and brushes / underpainting / mixing / edges / still life / glazes / portraits in oil
makes: a lemon on a dark cloth / a copy of a master's detail
near: acrylics / watercolour / art history

acrylics | acrylic painting | acrylics / acrylic pouring | 1
do: paint with acrylics
skills: Acrylic painting / painting / mixed media
titles: Dry before dinner / Pour, tilt, wonder / Big formats, bold layers
hooks: If it goes wrong, wait ten minutes and paint over it. / No smell, no solvents, no excuses.
topics: paints and grounds / mixing / layers / textures / pouring / collage / large canvases
makes: an abstract for the hall / a landscape in six colours
near: oil painting / watercolour / colour theory

pastel | pastel painting | soft pastels / pastel drawing | 1
do: paint with soft pastels
skills: Pastel / drawing / painting
titles: Dust and light / Colour straight from the hand / Velvet skies
hooks: No brush, no water, no waiting: pigment and a finger. / Nothing else on paper glows like this.
topics: sticks and papers / blending / layering / dark to light / landscapes / animal fur / fixing and framing
makes: an evening sky / a portrait of a cat
near: watercolour / pastry / drawing

calligraphy | calligraphy | hand lettering / brush lettering | 2
do: write beautiful letters by hand
skills: Calligraphy / lettering / brush pens
titles: Thick down, thin up / Wedding envelopes and how to survive ninety of them / The broad nib and the monks
hooks: Your handwriting is not the matter; these letters are drawn. / Slow down to four letters a minute and listen to the nib.
topics: pens and ink / basic strokes / small letters / capitals / joining letters / flourishes / layouts
makes: a set of place cards / a poem in a frame
near: typography / drawing / Procreate

procreate | Procreate | digital painting / drawing on the iPad with Procreate | 2
do: paint on the iPad with Procreate
skills: Procreate / digital painting / illustration
titles: The endless sketchbook / Brushes you make yourself / A picture book from first page to last
hooks: All the colours in the world weigh nothing in your bag. / Undo is the best rubber ever made.
topics: gestures / layers / brushes / colour / light / animation / picture books
makes: a portrait of your dog / an illustrated recipe
near: Photoshop / watercolour / Illustrator

manga | manga drawing | manga and comics / comic drawing | 2
do: draw manga and comics
skills: Manga / comics / drawing / storytelling
titles: Big eyes, small gestures / Four panels and a laugh / Pages that turn themselves
hooks: Your hero has a name, a scar and, so far, two left hands. / Between two panels there is a gap, and the reader does the rest.
topics: heads and eyes / bodies / clothes and hair / speech bubbles / panels / inking / a whole chapter
makes: a four-panel strip / a chapter of eight pages
near: drawing / Japanese / Procreate

linocut | printmaking | linocut / block printing | 1
do: cut and print linocuts
skills: Linocut / printmaking
titles: Carve, roll, press / Two blocks, three colours / Reduction without return
hooks: What you cut away stays white, so think backwards. / Peel back the paper: there is no better moment.
topics: tools and safety / first cuts / inking / printing by hand / two colours / reduction prints / editions
makes: ten greeting cards / a print of your bicycle
near: drawing / calligraphy / graphic design

art-history | art history | history of art / looking at paintings | 2
do: look at paintings with more pleasure
skills: Art history / painting / culture
titles: What is she looking at? / Twelve pictures, twelve hours / After the camera: a century of new eyes
hooks: The average visitor looks at a picture for eight seconds; we take an hour. / A goldfinch on a chain, painted in 1654, can change your afternoon.
topics: how to look / the Renaissance / Dutch light / Impressionism / Expressionism / abstraction / writing about art
makes: a tour through your local museum / an essay on one picture
near: oil painting / world history / philosophy
`,
)
