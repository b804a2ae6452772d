import { readSubjects } from './read-subjects.ts'

export const languages = readSubjects(
  'Languages',
  ['travellers', 'busy adults', 'people who move abroad', 'anyone with twenty minutes a day'],
  `
spanish | Spanish | Spanish for travellers / Latin American Spanish | 3
do: speak Spanish
skills: Spanish / speaking / listening
titles: At the bakery, at the bus, at the pharmacy / Stories in the past tense / Jokes, opinions and family arguments
hooks: In six weeks you are travelling and would like to say more than hello. / You can order dinner, and still a conversation leaves you silent.
topics: greetings / numbers and prices / finding your way / the past tenses / opinions / the subjunctive / idioms and humour
makes: a phone call to a small hotel / a story about your weekend
near: Italian / Portuguese / French

german | German | German for daily life / German for work | 3
do: speak German
skills: German / speaking / grammar
titles: Der, die, das and other weather / At the office, at the doctor, at the town hall / Verbs that wait until the end
hooks: The form has nine pages, and the lady at the counter speaks quickly. / A long word is only several short words holding hands.
topics: greetings / articles / everyday verbs / cases / letters to offices / subordinate clauses / debates and nuance
makes: a letter to your landlord / a call to a doctor's practice
near: English / Dutch / Austrian cooking

french | French | conversational French / French for travel | 3
do: speak French
skills: French / speaking / pronunciation
titles: Bonjour is half the battle / Cheese, trains and the conditional / Reading Camus with a pencil
hooks: Half of the letters are silent; the other half sing. / A market in Lyon, a basket, and four sentences are enough.
topics: greetings / sounds and spelling / at the market / past and future / polite requests / the subjunctive / literature
makes: a day in Lyon without English / a letter of complaint
near: Spanish / Italian / English

italian | Italian | Italian for holidays | 2
do: speak Italian
skills: Italian / speaking / culture
titles: Two coffees, please, and the bill / Hands help / The remote past and other luxuries
hooks: You will learn it with your hands as well. / The barista smiles when you try; that is half of the lesson.
topics: greetings / ordering / family and home / past tenses / pronouns / the conditional / newspapers
makes: a dinner conversation / a postcard to your neighbour
near: Spanish / Italian cooking / French

japanese | Japanese | Nihongo / JLPT N5 / Japanese with kana | 2
do: speak and read Japanese
skills: Japanese / hiragana / katakana / kanji
titles: Five signs a day / Particles are labels on suitcases / Polite, politer, politest
hooks: Three scripts sound like a mountain; the first two are a walk of two weeks. / A station map is a reading exercise with a train at the end.
topics: hiragana / katakana / introducing yourself / particles / verbs / kanji / levels of politeness
makes: a self-introduction / forty kanji you will meet tomorrow
near: Chinese / Korean / manga

chinese | Mandarin Chinese | Chinese / HSK 1 / Mandarin | 2
do: speak Mandarin Chinese
skills: Chinese / Mandarin / characters / pronunciation
titles: Four tones and a cup of tea / Characters are little pictures, sometimes / Business dinners and their rules
hooks: Ma is a mother, a horse or a question, depending on the melody. / There are no endings to learn; the work is elsewhere.
topics: tones / greetings / numbers / characters / measure words / aspect / formal speech
makes: an order in a tea house / a hundred characters by hand
near: Japanese / Korean / calligraphy

english | English | general English / English for adults | 3
do: speak and write English
skills: English / grammar / vocabulary / speaking
titles: Do you do what you do? / The present perfect has been waiting for you / Sounding like yourself
hooks: You learned it at school and lost it somewhere on the way. / Two billion people speak it, most of them with mistakes, and they get along.
topics: everyday verbs / questions / tenses / phrasal verbs / reading news / writing / style
makes: an introduction of two minutes / a review of a film
near: German / Spanish / IELTS

business-english | business English | English for work / English for emails and meetings | 2
do: write and speak English at work
skills: Business English / English / emails / meetings
titles: As per my last e-mail / The point goes first / Bad news, politely
hooks: Colleagues in four countries, one deadline and a call with a bad line. / Polite is not the same as vague.
topics: e-mails / small talk / phone calls / meetings / reports / presentations / negotiations
makes: twenty messages rewritten / minutes of a meeting
near: public speaking / English / negotiation

ielts | IELTS | IELTS preparation / English exam preparation / TOEFL and IELTS | 1
do: pass the IELTS exam
skills: IELTS / English / exam preparation
titles: Band seven, calmly / Forty minutes, two hundred and fifty words / The examiner is a human being
hooks: The university wants a number, and the test is in ten weeks. / The test is a game with rules; learn them first.
topics: how the test works / listening / reading fast / task one / essays / the interview / full mock tests
makes: four full mock tests / twelve marked essays
near: English / study skills / business English

ukrainian | Ukrainian | Ukrainian for volunteers | 1
do: speak Ukrainian
skills: Ukrainian / Cyrillic / speaking
titles: Thirty-three letters, one soft sign / At your neighbour's table / Aspects, seven cases and a song
hooks: Your new neighbours make the best borscht in the street. / The alphabet takes a weekend, the hospitality no time at all.
topics: the alphabet / greetings / at home / cases / verbs of motion / aspect / songs and poems
makes: a conversation with a neighbour / a recipe read aloud
near: Polish / Russian / German

polish | Polish | Polish for families | 1
do: speak Polish
skills: Polish / speaking / grammar
titles: Szcz is one sound, nearly / Grandmother's kitchen, without a dictionary / Seven cases and a wedding
hooks: Your in-laws are warm, loud and speak no English. / The consonants look worse than they are.
topics: sounds / greetings / family / cases / verbs in pairs / numbers / small talk at weddings
makes: a toast at a wedding / a shopping list
near: Ukrainian / Czech / German

portuguese | Portuguese | Brazilian Portuguese | 1
do: speak Portuguese
skills: Portuguese / speaking / listening
titles: Sandy vowels / A month in Porto / Samba, sonnets and the personal infinitive
hooks: It looks like its neighbour on paper and sounds like the sea. / One language, two continents, many ways to say you.
topics: sounds / greetings / in town / past tenses / speaking about plans / Brazil and Portugal / songs
makes: a week in Porto / a song explained
near: Spanish / Italian / French

korean | Korean | Korean and Hangul / TOPIK | 1
do: speak and read Korean
skills: Korean / Hangul / speaking
titles: An alphabet made by a king / From drama to dialogue / Endings that show respect
hooks: You know forty series by heart; now without subtitles. / The letters can be learned in an afternoon, because a king wanted it so.
topics: Hangul / greetings / particles / numbers / verbs and endings / honorifics / reading webtoons
makes: a scene from a series / a café order
near: Japanese / Chinese / manga

arabic | Arabic | modern standard Arabic | 1
do: speak and read Arabic
skills: Arabic / Arabic script / speaking
titles: From right to left / Roots with three letters / Newspaper in the morning, dialect at night
hooks: Three consonants carry an idea, and words grow from them like branches. / The script is a dance that links hands.
topics: the letters / greetings / roots / sentences without to be / plurals / verb forms / news language
makes: your name in calligraphy / a talk with a shopkeeper
near: Turkish / French / calligraphy

turkish | Turkish | Turkish for visitors | 1
do: speak Turkish
skills: Turkish / speaking
titles: Endings like pearls on a string / Tea first / The tense for things you only heard
hooks: One word can be a whole sentence, and it will still follow the rules. / Sit down, drink tea, answer slowly.
topics: vowel harmony / greetings / endings / market talk / tenses / word order / hearsay
makes: a haggle at the market / a story you heard
near: Arabic / German / Greek

dutch | Dutch | Dutch for newcomers | 1
do: speak Dutch
skills: Dutch / speaking
titles: The little word "er" / Cycling through small talk / Office lunch at noon sharp
hooks: Everyone answers in English; be stubborn. / It sits between two languages you may know already.
topics: sounds / greetings / at work / word order / separable verbs / the word er / formal letters
makes: a talk with a colleague / a letter to the town
near: German / English / Swedish

latin | Latin | Latin for readers | 1
do: read Latin
skills: Latin / grammar / Roman history
titles: Nobody speaks it, everyone quotes it / The verb at the end of the road / Caesar without a crib
hooks: It is on the church, on the coin and in your medicine. / Every sentence is a small puzzle with a solution.
topics: sounds / nouns and cases / verbs / simple texts / participles / indirect speech / reading Caesar
makes: a translation of ten inscriptions / a page of Caesar
near: Italian / world history / French

sign-language | sign language | British Sign Language / BSL | 1
do: have a conversation in sign language
skills: Sign language / BSL / Deaf culture
titles: Hands that speak / Eyebrows are grammar / Stories in space
hooks: Your new colleague is deaf, and you would like to say good morning properly. / The face is half of the sentence.
topics: fingerspelling / greetings / questions / facial grammar / time / space / telling stories
makes: a conversation over lunch / a fairy tale without a word
near: public speaking / English / acting
`,
)
