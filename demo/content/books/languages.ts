import type { FieldBooks } from './types.ts'

export const languages: FieldBooks = {
  chapters: `
    # A little every day

    A language is learned like walking: by doing it badly for a while, every day. Twenty minutes are enough, if they are the
    right ones.

    ## Listen first
    Five minutes with a voice, before you read anything. Do not try to catch all words. Ask: who is speaking, to whom, and in
    which mood?

    ## Say it aloud
    What has not been in your mouth is not yours. Read every new sentence aloud three times: slowly, normally, and as if you
    were tired of saying it.

    ## Recall
    Cover the translation. Try, wait for ten seconds, look. The effort is the learning. Repeat after a day, after three, after a
    week.

    ## Use it on the same evening
    Write one message, order one coffee, talk to one dog. A word that was used once stays longer than one that was read ten
    times.

    # When it gets difficult

    There will be a month in which you understand more and more, and say less and less. It is called a plateau, and everybody
    crosses it.

    1. Make the task smaller: one minute of speech, understood completely.
    2. Go back to a text of half a year ago. You will be surprised.
    3. Change the kind of practice: if you read much, speak; if you speak much, write.
    4. Find somebody who is patient, and pay them back in patience.
    5. Keep a list of what you can do, not of what you cannot: tell the time, make a complaint, tell a joke.

    Mistakes are the price of speaking, and a low one. Nobody remembers your endings. They remember that you talked to them.
  `,
  books: {
    'Two hundred words, with their neighbours': `
      # How to use the list

      Words live in groups. Learn ten at once, always together with a pattern: quería … , ¿dónde está … ?, ¿tiene … ?. Cover the
      right side, say the left side aloud, then uncover.

      # Meeting people
      | Spanish | English |
      | hola, buenos días, buenas tardes, buenas noches | hello, good morning, good afternoon, good night |
      | adiós, hasta luego | goodbye, see you |
      | por favor, gracias, de nada | please, thank you, you are welcome |
      | perdone, lo siento | excuse me, I am sorry |
      | sí, no, quizás | yes, no, perhaps |
      | ¿qué tal?, bien, mal | how are you, well, badly |
      | señor, señora, amigo, amiga | sir, madam, friend |
      | me llamo, soy, vivo | my name is, I am, I live |

      # Numbers and time
      | Spanish | English |
      | uno, dos, tres, cuatro, cinco | 1, 2, 3, 4, 5 |
      | seis, siete, ocho, nueve, diez | 6, 7, 8, 9, 10 |
      | veinte, treinta, cincuenta, cien | 20, 30, 50, 100 |
      | lunes, martes, miércoles, jueves | Monday to Thursday |
      | viernes, sábado, domingo | Friday, Saturday, Sunday |
      | hoy, mañana, ayer | today, tomorrow, yesterday |
      | ahora, luego, pronto, tarde | now, later, soon, late |
      | hora, minuto, día, semana, mes, año | hour, minute, day, week, month, year |

      # On the way
      | Spanish | English |
      | calle, plaza, esquina, puente | street, square, corner, bridge |
      | autobús, tren, metro, taxi, avión | bus, train, underground, taxi, plane |
      | estación, parada, andén, billete | station, stop, platform, ticket |
      | entrada, salida, puerta | entrance, exit, door |
      | izquierda, derecha, todo recto | left, right, straight on |
      | cerca, lejos, aquí, allí | near, far, here, there |
      | mapa, maleta, llave, pasaporte | map, suitcase, key, passport |
      | abierto, cerrado, libre, ocupado | open, closed, free, taken |
      | ciudad, pueblo, playa, mar | town, village, beach, sea |
      | farmacia, hospital | pharmacy, hospital |

      # At the table
      | Spanish | English |
      | agua, vino, cerveza, café, té, leche | water, wine, beer, coffee, tea, milk |
      | pan, queso, jamón, huevo | bread, cheese, ham, egg |
      | carne, pescado, pollo, arroz | meat, fish, chicken, rice |
      | verdura, ensalada, tomate, patata | vegetables, salad, tomato, potato |
      | manzana, naranja, limón, plátano | apple, orange, lemon, banana |
      | sal, azúcar, aceite | salt, sugar, oil |
      | plato, vaso, cuchara, tenedor, cuchillo | plate, glass, spoon, fork, knife |
      | desayuno, comida, cena, cuenta | breakfast, lunch, dinner, bill |

      # Body and weather
      | Spanish | English |
      | cabeza, ojo, oído, boca, diente | head, eye, ear, mouth, tooth |
      | garganta, brazo, mano, espalda | throat, arm, hand, back |
      | pierna, pie, estómago | leg, foot, stomach |
      | dolor, fiebre, tos, pastilla | pain, fever, cough, tablet |
      | sol, lluvia, viento, nieve | sun, rain, wind, snow |
      | calor, frío | heat, cold |

      # Things you say about them
      | Spanish | English |
      | grande, pequeño, largo, corto | large, small, long, short |
      | bueno, malo, mejor, peor | good, bad, better, worse |
      | caro, barato, nuevo, viejo | expensive, cheap, new, old |
      | caliente, rico, dulce, salado | hot, tasty, sweet, salty |
      | blanco, negro, rojo, verde, azul | white, black, red, green, blue |
      | mucho, poco, más, menos, todo, nada | much, little, more, less, everything, nothing |

      # Verbs that carry you
      | Spanish | English |
      | ser, estar, tener, haber | to be, to be (somewhere), to have, there to be |
      | ir, venir, llegar, salir | to go, to come, to arrive, to leave |
      | querer, poder, necesitar | to want, to be able to, to need |
      | comer, beber, pagar, comprar | to eat, to drink, to pay, to buy |
      | ver, buscar, encontrar | to see, to look for, to find |
      | hablar, decir, entender, saber | to speak, to say, to understand, to know |

      # Exercises
      The exercises of this chapter take about 45 minutes.

      1. Point at ten things in your kitchen and name them.
      2. Use each verb once, with a pattern: tengo que …, quiero …, ¿se puede …?
      3. Describe tomorrow's weather, a friend, and your breakfast.
      4. Write a postcard of thirty words from this book alone.
      5. Count from one to ten and back while you climb a staircase.
    `,
    'Twenty messages and their rewrites': `
      # How to use this book

      Read the first version and write your own before you look. Ours is only one of many. What counts is the reason.

      # The point first
      1. Before: I am writing with regard to the offer that we discussed. After: Please approve the attached offer by Thursday.
         Why: the reader knows at once what to do.
      2. Before: As you may know, there have been changes. After: From May on we ship on Tuesdays. Why: the news was in the
         fourth line.
      3. Before: Quick question. After: May I use your slide 4 tomorrow? Why: a subject can be the whole message.
      4. Before: Find attached the document. After: Page 3 needs your signature. Why: say what the attachment is for.
      5. Before: Just checking in. After: Can you send the figures by noon? I present at two. Why: a request needs a time and a
         reason.

      # Who does what
      1. Before: It was decided to postpone. After: Anna and I moved the launch to 4 June. Why: people can be asked, decisions
         cannot.
      2. Before: The report should be updated. After: Ben, could you update page 2 by Friday? Why: a task without a name is
         nobody's.
      3. Before: Mistakes were made. After: I sent the wrong list. Why: it sounds stronger, not weaker.
      4. Before: An investigation is being carried out. After: Our technician looks at it this afternoon. Why: the verb was
         hidden in a noun.
      5. Before: Feedback would be appreciated. After: Which of the two titles do you prefer? Why: a narrow question gets an
         answer.

      # Polite and clear
      1. Before: I was wondering if it might perhaps be possible. After: Could you swap shifts with me on Monday? Why: one
         softener is polite, three are fog.
      2. Before: This is wrong. After: I get 412 where you have 421. Can you check? Why: facts first, judgement last.
      3. Before: As I already said. After: Here it is again in short. Why: nobody likes to be reminded of not reading.
      4. Before: You have to. After: To get the refund we need your receipt. Why: the reason does the pushing.
      5. Before: No. After: I cannot in May. In June I could do two days. Why: no to the thing, yes to the person.

      # Bad news
      1. Before: Unfortunately due to circumstances. After: Your order will be a week late, on 12 May. We are sorry. Why: date
         first, sorrow second.
      2. Before: We regret to inform you. After: We chose another applicant. Your sketches were the best of all; the experience
         with printing decided. Why: an honest reason helps.
      3. Before: There may be some impact on availability. After: The site is down from 6 to 8 on Sunday. Why: people can plan
         with hours.
      4. Before: Prices had to be adjusted. After: From July a ticket costs 14 instead of 12. Why: they will see it anyway.
      5. Before: Thank you for your understanding. After: If this causes a problem, call me: 555 0142. Why: understanding cannot
         be thanked in advance.

      # Exercises
      The exercises of this chapter take about 50 minutes.

      1. Take five messages of your own, and mark the sentence that matters. Where does it stand?
      2. Cut each of them to half its length.
      3. Rewrite one for a reader who learned English last year.
      4. Write the bad news of a cancelled summer party in four lines.
    `,
    'Pairs to hear, pairs to say': `
      # How to use the pairs

      Two words that differ in a single sound. First listen: let somebody read one of them, and point at the one you hear. When
      you are right nine times out of ten, begin to speak. Not before.

      # Long and short
      | Tense | Lax |
      | sheep | ship |
      | leave | live |
      | feet | fit |
      | seat | sit |
      | pool | pull |
      | fool | full |

      The difference is not only length. For the left column spread or round your lips a little, and lift the tongue. For the
      right one let everything hang.

      # Mouth open
      | One | Other |
      | bed | bad |
      | men | man |
      | pen | pan |
      | cup | cap |
      | luck | lack |
      | cut | cat |

      Put a finger on your chin. In bad it goes down further than in bed.

      # Tongue and teeth
      | With th | Without |
      | think | sink |
      | three | tree |
      | thin | tin |
      | mouth | mouse |
      | then | den |
      | breathe | breed |

      For th the tip of the tongue lies between the teeth, and the air goes on flowing. You can hold the sound for five seconds.
      You cannot hold a t.

      # Voice and breath
      | Voice | Breath |
      | bin | pin |
      | goat | coat |
      | die | tie |
      | van | fan |
      | zip | sip |
      | eyes | ice |

      Hold a sheet of paper before your mouth: pin, tie and coat move it. At the end of a word the vowel gives the answer: it is
      longer in eyes than in ice.

      # Spanish pairs
      | One | Other |
      | pero (but) | perro (dog) |
      | caro (expensive) | carro (cart) |
      | hablo (I speak) | habló (spoke) |
      | papa (potato) | papá (dad) |
      | año (year) | ano (better not) |

      A single r is one tap of the tongue, like the tt in a quick American butter. A double one is a row of taps; let the air do
      the work. And the accent is no decoration: it changes who spoke, and when.

      # Ten days
      1. Days 1 to 3: hear the first table, ten minutes.
      2. Days 4 and 5: say it, record it, guess yourself.
      3. Days 6 and 7: the next table.
      4. Day 8: sentences. The ship is full of sheep.
      5. Day 9: read a paragraph, and mark only the sounds of your tables.
      6. Day 10: let somebody else guess. Nine of ten is enough.

      # Exercises
      The exercises of this chapter take about 40 minutes.

      1. Write three sentences that contain both words of a pair.
      2. Find the pairs that are hard for speakers of your own language. They are different for everybody.
      3. Shadow one minute of a voice you like, and listen only for your two worst sounds.
    `,
    'Kana writing sheets and first sentences': `
      # Hiragana

      Forty-six signs, in rows of five. Read each row aloud from left to right: a, i, u, e, o. Then write it, five times each
      sign, with the finger in the air first.

      | | a | i | u | e | o |
      | – | あ | い | う | え | お |
      | k | か | き | く | け | こ |
      | s | さ | し shi | す | せ | そ |
      | t | た | ち chi | つ tsu | て | と |
      | n | な | に | ぬ | ね | の |
      | h | は | ひ | ふ fu | へ | ほ |
      | m | ま | み | む | め | も |
      | y | や | | ゆ | | よ |
      | r | ら | り | る | れ | ろ |
      | w | わ | | | | を o |
      | n | ん | | | | |

      Two small strokes make a sound soft: か ka, が ga; さ sa, ざ za; た ta, だ da; は ha, ば ba. A small ring makes は into ぱ pa.

      # Katakana

      The same sounds in straighter shapes, for words from elsewhere.

      | | a | i | u | e | o |
      | – | ア | イ | ウ | エ | オ |
      | k | カ | キ | ク | ケ | コ |
      | s | サ | シ | ス | セ | ソ |
      | t | タ | チ | ツ | テ | ト |
      | n | ナ | ニ | ヌ | ネ | ノ |
      | h | ハ | ヒ | フ | ヘ | ホ |
      | m | マ | ミ | ム | メ | モ |
      | y | ヤ | | ユ | | ヨ |
      | r | ラ | リ | ル | レ | ロ |
      | w | ワ | | | | ヲ |
      | n | ン | | | | |

      # How to practise
      1. Five signs a day, and the five of yesterday first.
      2. Write large: three fingers high. The movement is the memory.
      3. Say the sound while you write.
      4. On the sixth day read words, on the seventh do nothing.

      # First words
      | Kana | Reading | Meaning |
      | ねこ | neko | cat |
      | いぬ | inu | dog |
      | みず | mizu | water |
      | ほん | hon | book |
      | くるま | kuruma | car |
      | ともだち | tomodachi | friend |
      | コーヒー | kōhii | coffee |
      | パン | pan | bread |
      | テレビ | terebi | television |
      | ホテル | hoteru | hotel |

      # First sentences
      | Sentence | Reading | Meaning |
      | わたしは マリアです。 | watashi wa Maria desu | I am Maria. |
      | これは ほんです。 | kore wa hon desu | This is a book. |
      | みずを のみます。 | mizu o nomimasu | I drink water. |
      | えきに いきます。 | eki ni ikimasu | I go to the station. |
      | うちで たべます。 | uchi de tabemasu | I eat at home. |
      | ねこが すきです。 | neko ga suki desu | I like cats. |

      は is written ha and read wa when it marks the topic. を is read o and marks what is acted upon. The verb stands at the end,
      and polite verbs end in ます masu; for yesterday in ました mashita.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Write the names of your family in katakana.
      2. Read the first words aloud, once slowly and once quickly.
      3. Change the sentences: I drink coffee. This is a car. I go to the hotel.
      4. Say what you did yesterday with のみました, たべました and いきました.
      5. Find ten kana on packages in a shop.
    `,
    'Twelve transcripts with notes': `
      # How to use the transcripts

      Each is a short piece of a longer talk. Cover the note, read aloud, and guess what the marked words do. Then shadow it
      once.

      # Gaining time
      1. –¿Y tú qué piensas? –A ver… pues, no sé, depende. Note: a ver and pues give you two seconds; depende needs a reason
         after it.
      2. –¿Que si me gusta el campo? Hombre, para un fin de semana, sí. Note: repeating the question is not impolite. Hombre is
         said to women too.
      3. –Es que… cómo te diría… no es tan fácil. Note: es que introduces a reason, and often a small excuse.

      # Agreeing and disagreeing
      1. –Está carísimo. –Ya, pero mira qué bueno. Note: ya means yes, I know. -ísimo makes everything very.
      2. –Yo no lo veo así. Para mí, es al revés. Note: kind and firm. Al revés is the other way round.
      3. –Tienes razón, aunque… –Aunque nada. Note: the second speaker does not let the but begin. Among friends only.

      # Telling
      1. –Estaba lloviendo, íbamos sin paraguas, y de repente se paró un coche. Note: two backgrounds, then the event with de
         repente.
      2. –Total, que llegamos a las tres de la mañana. Note: total, que jumps to the end of a long story.
      3. –Menos mal que tenía la llave. –¡Qué susto! Note: thank goodness, and what a fright. A good listener says one of them.

      # Repairing
      1. –La problema… digo, el problema es otro. Note: digo repairs, and the talk goes on.
      2. –¿Cómo se llama esto que sirve para abrir botellas? –El sacacorchos. Note: describing gets you the word.
      3. –Perdona, te he cortado. ¿Qué decías? Note: giving the word back is good manners in every language.

      # Small words, large effect
      | Word | What it does |
      | o sea | I mean, that is |
      | vamos | well, in short |
      | claro | of course, go on |
      | en fin | anyway |
      | fíjate | just imagine |
      | venga | all right, come on |

      # A longer one: the recipe
      –Primero se pica la cebolla, muy fina. –¿Así? –Más. Luego, aceite, y paciencia. –¿Cuánto tiempo? –Hasta que esté. –¿Y cómo
      sé que está? –Porque huele a mi casa.

      Notes: se pica is how recipes speak, without a person. Hasta que esté has the subjunctive, as the moment still lies ahead.
      Huele comes from oler, to smell.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Answer three questions, each with another way of gaining time.
      2. Disagree with a friend about a film, first kindly and then firmly.
      3. Tell your last journey with three backgrounds and three events.
      4. Record yourself for two minutes and count your repairs.
      5. Write down a recipe of your family as it would be spoken.
    `,
  },
}
