import { readSubjects } from './read-subjects.ts'

export const science = readSubjects(
  'Science and humanities',
  ['curious adults', 'pupils and their parents', 'teachers', 'people who liked science once'],
  `
physics | physics | school physics / classical physics | 3
do: explain everyday physics
skills: Physics / mechanics / experiments
titles: The kettle sings / Why bicycles stay up / Fields, waves and a piece of amber
hooks: A comb bends the water from the tap, and nobody in the kitchen knows why. / Predict, try, measure roughly, think.
topics: motion / forces / energy / heat / waves / electricity / fields
makes: twelve experiments in a kitchen / a measured fall from a balcony
near: mathematics / chemistry / electronics

quantum | quantum physics | quantum mechanics / quantum theory | 1
do: understand quantum physics
skills: Quantum physics / physics
titles: The cat is fine / One photon, two slits / Spin, entanglement and a bet
hooks: It takes both ways, until you look. / Nobody understands it, they say, and yet your telephone works.
topics: light in lumps / the double slit / waves of chance / uncertainty / spin / entanglement / quantum computers
makes: a double slit at home / an argument with Einstein
near: physics / linear algebra / philosophy

chemistry | chemistry | general chemistry / school chemistry | 2
do: understand chemical reactions
skills: Chemistry / reactions / laboratory
titles: Red cabbage tells the truth / What burns, and why / Balance: reactions that go both ways
hooks: Vinegar meets soda, and the table is wet: write down what happened. / Cooking is chemistry that you may eat.
topics: substances / atoms / the periodic table / bonds / acids / reaction speed / equilibrium
makes: an indicator from red cabbage / crystals on a thread
near: biology / physics / cooking

organic-chemistry | organic chemistry | carbon chemistry | 1
do: follow organic reactions
skills: Organic chemistry / chemistry
titles: Carbon makes friends / Arrows that push electrons / A synthesis in nine steps
hooks: Banana, nail varnish and aspirin are closer relatives than they look. / Follow the electrons, and forget the lists.
topics: chains and rings / functional groups / mirror images / substitution / addition / aromatic compounds / synthesis
makes: an aspirin on paper / a map of reactions
near: chemistry / biology / medicine

biology | biology | life sciences / school biology | 2
do: understand living things
skills: Biology / cells / evolution
titles: A drop of pond water / Cells at work / How the whale lost its legs
hooks: There is more going on in a spoon of soil than in a city. / Everything alive is a cousin of yours.
topics: cells / plants / animals / the human body / genes / evolution / ecosystems
makes: a herbarium of twenty plants / a look through a microscope
near: chemistry / genetics / ecology

genetics | genetics | genes and inheritance / DNA | 1
do: understand genes
skills: Genetics / DNA / biology
titles: Peas and patience / Why your cat is ginger / Reading a genome
hooks: Your grandmother's nose is back. / Four letters, three billion places, one you.
topics: inheritance / DNA / proteins / mutations / family trees / gene editing / genomes
makes: a family tree of ear lobes / DNA from a strawberry
near: biology / statistics / Python

anatomy | anatomy | the human body / anatomy and physiology | 1
do: name muscles, bones and organs
skills: Anatomy / physiology / medicine
titles: Two hundred bones and a funny one / What the heart does all day / Nerves: a wiring plan
hooks: You live in it, and could not draw it. / The shoulder is a golf ball on a tee.
topics: bones / muscles / heart and lungs / digestion / nerves / senses / hormones
makes: a labelled skeleton / an exam of fifty questions
near: yoga / drawing / biology

psychology | psychology | introduction to psychology / how the mind works | 3
do: understand why people behave as they do
skills: Psychology / behaviour / research
titles: Why did I do that? / The gorilla nobody saw / Minds in groups
hooks: Half of the viewers miss a gorilla on the screen. / You remember it clearly, and it never happened.
topics: perception / memory / learning / emotions / development / groups / disorders and therapy
makes: five experiments on friends / a diary of decisions
near: statistics / philosophy / parenting

astronomy | astronomy | stargazing / the night sky | 2
do: find your way in the night sky
skills: Astronomy / observation / telescopes
titles: One star leads to all others / Twelve evenings and a flask of tea / From spectra to galaxies
hooks: Two thousand stars are waiting, and you need no instrument. / That light left when your grandmother was young.
topics: finding north / the moon / planets / constellations / telescopes / stars and their lives / galaxies
makes: a chart for every month / a drawing of the moon
near: physics / night photography / mathematics

geology | geology | rocks and minerals / earth science | 1
do: read rocks and landscapes
skills: Geology / minerals / earth science
titles: Stones with a past / Rubies, garnets and other red stones / Mountains in slow motion
hooks: The pebble in your pocket is older than the fish. / A quarry is a library with heavy pages.
topics: minerals / rocks / time / volcanoes / earthquakes / mountains / maps and fieldwork
makes: a collection of twelve stones / a geological walk
near: chemistry / climate science / jewellery making

climate | climate science | climate change / the climate | 2
do: read climate data
skills: Climate science / statistics / environment
titles: What the ice remembers / An energy balance on one sheet / Scenarios are not forecasts
hooks: Opinions are loud, measurements are quiet and very interesting. / A thermometer, a tide gauge and an ice core meet in a lab.
topics: weather and climate / instruments / greenhouse gases / ice cores / models / scenarios / judging claims
makes: a look at your town's records / a simple energy balance
near: physics / ecology / statistics

ecology | ecology | nature conservation / ecosystems | 1
do: understand ecosystems
skills: Ecology / environment / biology
titles: Who eats whom / A pond, a year / Rewilding: what happens if we stop
hooks: Take away the wolf, and the river moves. / A dead tree has more tenants than a living one.
topics: food webs / habitats / populations / soil / forests / invasive species / conservation
makes: a year at a pond / a survey of a meadow
near: biology / gardening / climate science

birdwatching | birdwatching | birds and their songs / identifying birds | 1
do: recognise birds
skills: Birdwatching / birds / nature
titles: Swift, swallow, martin / Who sings at four in the morning? / Gulls: a lifetime's hobby
hooks: A swift can stay in the air for ten months; you can stay on the balcony for ten minutes. / You hear six of them every morning and know none by name.
topics: equipment / garden birds / songs / waterbirds / migration / raptors / gulls and waders
makes: a list of fifty species / a dawn walk
near: photography / ecology / Swift

electronics | electronics | circuits / electronic circuits | 2
do: build electronic circuits
skills: Electronics / circuits / soldering
titles: A battery, a lamp, an idea / Smoke is not allowed out / Amplifiers, filters and noise
hooks: Solder smells of adventure. / The radio is dead, and the fault is in one small part.
topics: voltage and current / resistors / soldering / transistors / logic / amplifiers / circuit boards
makes: a radio from nine parts / a repaired amplifier
near: Arduino / physics / bass guitar

world-history | world history | history of the world | 2
do: understand how the past shaped the present
skills: History / world history / sources
titles: Salt, silver, sugar / A year that changed everything: 1453 / Archives and how to doubt them
hooks: A pinch of pepper once cost a day's wage. / History is an argument without end, and you are invited.
topics: first cities / empires / trade routes / religions / revolutions / industry / the twentieth century
makes: a timeline of your town / an essay from three sources
near: art history / philosophy / Latin

spain-history | the history of Spain | Spanish history / Spain from Rome to today | 1
do: understand the history of Spain
skills: Spanish history / history / culture
titles: Three religions and a peninsula / Gold, galleons and bankruptcy / From dictatorship to democracy
hooks: In Córdoba a church stands inside a mosque that stands on a temple. / An empire that was bankrupt four times while it ruled the sea.
topics: Romans and Visigoths / al-Andalus / 1492 / the empire / the civil war / Franco / democracy
makes: a walk through Toledo / an essay on 1492
near: Spanish / world history / art history

philosophy | philosophy | introduction to philosophy / great thinkers | 2
do: think about large questions
skills: Philosophy / ethics / logic
titles: What do you know? / A trolley, a lever, five people / Kant before breakfast
hooks: You know that you exist; now prove the chair. / The oldest questions fit in one line each.
topics: knowledge / good and bad / free will / mind / justice / language / reading Kant
makes: a dialogue of your own / an essay of two pages
near: critical thinking / psychology / world history

kafka-literature | Franz Kafka | reading Kafka / Kafka's stories | 1
do: read Kafka
skills: Literature / Franz Kafka / reading
titles: One morning, an insect / Doors in The Trial / Letters to Milena and other papers
hooks: He wakes up and is late for work; that he is a beetle comes second. / A man waits before a door all his life.
topics: The Metamorphosis / fathers / The Trial / parables / The Castle / diaries / ways to interpret
makes: a reading diary / an essay on one page of prose
near: German / philosophy / Apache Kafka
`,
)
