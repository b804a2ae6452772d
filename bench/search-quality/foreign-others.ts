import { readForeign } from './read-foreign.ts'

export const french = readForeign(
  'fr',
  ['Hélène Marchetti'],
  `
pastry | 2
name: Pâtisserie : croissants et éclairs
short: Le feuilletage, la pâte à choux et les crèmes, expliqués lentement.
text: Le croissant commence la veille. Vous apprenez à plier le beurre, à laisser reposer et à cuire juste assez. À la fin du cours vous servez douze croissants et une tarte au citron.
skills: pâtisserie / desserts
materials: Le feuilletage / La pâte à choux / Les crèmes

french | 4
name: Le français des affaires : réunions et courriers
short: Écrire, présenter et négocier en français dans une entreprise.
text: Vous parlez déjà bien, mais le courrier formel reste un mystère. Nous lisons de vrais messages, nous en écrivons vingt, et nous jouons trois réunions. Le cours est entièrement en français.
skills: français / correspondance
materials: Le courrier / La réunion / La négociation

photography | 3
name: La photographie de nuit et de rue
short: Lampadaires, pluie et patience : photographier la ville après le coucher du soleil.
text: La ville change quand les vitrines s'allument. Vous apprenez à poser longtemps, à faire la mise au point dans le noir et à rester discret. Un trépied léger suffit.
skills: photographie / nuit
materials: Le trépied / La pose longue / La rue
`,
)

export const polish = readForeign(
  'pl',
  ['Małgorzata Zięba'],
  `
excel | 1
name: Excel dla początkujących
short: Formuły, filtry i wykresy krok po kroku na prawdziwych zamówieniach.
text: Lista ma dziewięćset wierszy, a ktoś scalił komórki. Nauczysz się porządkować dane, liczyć sumy i robić wykresy, które każdy zrozumie. Wystarczy, że umiesz dodać dwie liczby.
skills: Excel / arkusze kalkulacyjne
materials: Komórki i formuły / Filtry / Wykresy

gardening | 1
name: Warzywa na balkonie
short: Rzodkiewki, sałata i zioła w trzech doniczkach od wiosny do jesieni.
text: Trzy doniczki i trochę słońca wystarczą na sałatkę w czerwcu. Dowiesz się, kiedy siać, jak podlewać i co zrobić ze ślimakami. Kurs dla zupełnie zielonych.
skills: ogrodnictwo / warzywa
materials: Ziemia / Siew / Podlewanie
`,
)
