import type { ArticleTexts } from './types.ts'

export const languages: ArticleTexts = {
  'Shadowing: speak along, one breath behind': `
    Put on a recording and speak along, not after it but with it, half a second behind, like a shadow. It feels silly for two
    days and works for years.

    ## Why it works
    You have no time to translate. Ear and mouth are tied directly together, and the melody comes along for free: where the
    voice rises, which words are swallowed, where people breathe. No rule could teach all of this at once.

    ## How to do it
    1. Choose a minute of speech that you understand for the most part. A single calm voice is best.
    2. Listen twice and do nothing.
    3. Hum along, without words, only the melody.
    4. Now speak along, quietly. Do not stop when you stumble; jump back in at the next word.
    5. Read the text while you shadow once, and mark where you could not keep up.
    6. Shadow those places five times, slower if your player can do that.
    7. Do the whole minute once more without the text.

    Ten minutes are enough. The same minute on three days is better than three minutes on one.

    ## Listen to yourself
    Record the last round on your telephone. Compare only one thing at a time: today the pauses, tomorrow the vowels. You will
    hear differences that you did not hear a week ago, and that is the real progress.

    ## Try it
    Take one minute from any film of this course and go through the seven steps today.
  `,
  'Twelve patterns that carry a day': `
    A phrase book gives you sentences. A pattern gives you a hundred of them, because one place in it is free. Learn these
    twelve, and fill the gap with whatever you see.

    | Pattern | Meaning |
    | Quería …, por favor. | I would like …, please. |
    | ¿Tiene …? | Do you have …? |
    | ¿Dónde está …? | Where is …? |
    | ¿A qué hora …? | At what time …? |
    | ¿Cuánto cuesta …? | How much is …? |
    | ¿Se puede …? | Is it possible to …? |
    | Hay que … | One has to … |
    | Me gusta … | I like … |
    | Tengo que … | I have to … |
    | Vamos a … | We are going to … |
    | Me duele … | My … hurts. |
    | ¿Puede …, por favor? | Could you …, please? |

    ## How to practise
    Take one pattern in the morning. Look around and put five things into it. ¿Dónde está la llave? ¿Dónde está el café? ¿Dónde
    está mi otro zapato? Aloud, and with the hands if nobody is looking.

    After se puede, hay que, tengo que and vamos a comes a verb as it stands in the dictionary: ¿se puede pagar con tarjeta?
    That is all the grammar you need for four of the twelve.

    ## When you do not understand
    Three emergency sentences belong to the twelve: ¿puede hablar más despacio, por favor?, ¿cómo se dice esto? and, with a
    smile, perdone, no entiendo.

    ## Try it
    Write the twelve on a card. Use each of them once today, and put a mark beside it.
  `,
  'Who does what: sentences with people in them': `
    It was decided that a review of the process should be undertaken. Who decided? Who reviews? A sentence without people leaves
    everybody waiting for somebody else.

    ## Find the person
    Ask of each sentence: who does what? Then write it in that order.

    - The invoice was not sent. → Accounting has not sent the invoice yet.
    - A meeting will be arranged. → Jonas will send you two dates by Friday.
    - It is recommended to back up. → Please make a backup before you update.

    The new sentences are shorter. They are also more honest, and sometimes that was the reason why they were written the other
    way.

    ## Wake up the verb
    Look for nouns that were verbs once: the implementation of, the provision of, in consideration of. Turn them back. We
    implement, we provide, we considered.

    ## When the passive is right
    The passive is fine when the person does not matter, is not known, or should be protected. Your parcel was delivered at
    noon. Two bicycles were stolen. Use it on purpose and not by habit.

    ## One step further
    In an email to several people, put each name at the start of its own line. Everyone finds their task in two seconds, and
    nobody can overlook it.

    ## Try it
    Take a page you wrote last month. Mark every sentence in which nobody does anything. Rewrite the three that matter most.
  `,
  'A checklist before you press send': `
    Sixty seconds before sending save ten emails after it. Go through these lines in order.

    1. Is the point in the first two lines? If somebody reads no further, do they know what you want?
    2. Is there a request? Then there is a name and a date with it.
    3. Can it be answered with yes, no or a number? If so, ask it in that way.
    4. Does the subject say what it is about today, or what it was about three weeks ago?
    5. Is each paragraph about one thing? Could one go?
    6. Would you say it like that to the person's face?
    7. Are the right people in it? Everyone in copy who need not act costs you attention.
    8. Is the attachment there? Is it the last version?
    9. Names: spelled as the person spells them.
    10. Read it aloud once, in a low voice. Where you run out of breath, put a full stop.

    ## On angry days
    Take the address out, save it, and read it again tomorrow. If it is still true then, it can be said in half as many words,
    and calmly.

    ## For readers in another language
    No idioms, no irony, dates as 3 April and not as 3/4. Short words, and the same word for the same thing. It is not a simpler
    text. It is a better one.

    ## Try it
    Copy the list, use it for five emails, and strike out the lines that you always do well. What is left is your own checklist.
  `,
  'An accent is a biography': `
    When you speak, people hear where you have lived, whom you listened to as a child, and which languages came later. An accent
    is not a mistake in your speech. It is the story of it.

    ## Two different questions
    How foreign do I sound? and How easily am I understood? are not the same. Studies with listeners show it clearly: a strong
    accent can be perfectly easy to follow, and a light one can be tiring. You can work on the second and leave the first alone.

    ## What helps listeners
    - The stress of words. A wrong stress hides a word better than a wrong vowel does.
    - Pauses in the right places, between thoughts and not within them.
    - A few sounds that distinguish many words, such as the vowels in ship and sheep.
    - A calm pace at the beginning, until the other person has tuned in.

    ## What helps less
    Hunting for the perfect r, apologising, speaking more softly. Quiet speech is harder to understand in any accent.

    ## It takes two
    Understanding is the work of two people. Listeners get used to a new accent within minutes, if they want to. If you are the
    listener, say what you understood and ask for the rest. That is more polite than nodding.

    ## Try it
    Ask somebody you trust: which three words did you have to guess? Work on those. Keep everything else; it belongs to you.
  `,
  'Reading a station map': `
    A Japanese station is a good reading book. The words are short, they are repeated everywhere, and a mistake costs you ten
    minutes at most.

    ## Three scripts on one sign
    The name of a station stands there in kanji, in hiragana and in Latin letters. Cover the Latin letters with your thumb, read
    the hiragana sign by sign, and uncover. The sign also names the station before and the one after: three exercises at once.

    ## Words that return
    | Sign | Reading | Meaning |
    | えき 駅 | eki | station |
    | でぐち 出口 | deguchi | exit |
    | いりぐち 入口 | iriguchi | entrance |
    | きた 北 | kita | north |
    | みなみ 南 | minami | south |
    | ひがし 東 | higashi | east |
    | にし 西 | nishi | west |
    | きっぷ 切符 | kippu | ticket |
    | トイレ | toire | toilet |

    In kippu you meet the small tsu: it is not spoken but held, like a short breath before the p. Toire is katakana, a word that
    travelled from toilet and lost its end on the way.

    ## A game for one
    Choose a start and a goal. Say aloud where you change, using the words above: kita deguchi, the north exit. At each station
    read the name before the announcement says it.

    ## Try it
    Find a map of any Japanese line, print it, and write the Latin reading beside ten names. Check it with the station list.
    Tomorrow, read the same ten without help.
  `,
  'Forty kanji you will meet tomorrow': `
    Nobody needs two thousand signs to begin with. Forty of them stand on menus, doors and tickets, and you will meet them on
    the first day.

    | Group | Signs |
    | Numbers | 一 1, 二 2, 三 3, 四 4, 五 5, 六 6, 七 7, 八 8, 九 9, 十 10 |
    | More numbers | 百 hundred, 千 thousand, 万 ten thousand, 円 yen |
    | Days | 日 sun, 月 moon, 火 fire, 水 water, 木 tree, 金 gold, 土 earth |
    | People | 人 person, 女 woman, 男 man, 子 child |
    | Places | 山 mountain, 川 river, 駅 station, 店 shop, 口 mouth or opening |
    | Directions | 上 above, 下 below, 左 left, 右 right, 中 inside |
    | Doors | 入 enter, 出 leave, 大 large, 小 small, 本 book or origin |

    ## Read by building
    Many words are two signs you know. 出口 is leave and opening: exit. 入口 is the entrance. 日本 is the origin of the sun: Japan. 火山
    is a fire mountain: a volcano.

    The days of the week are the seven of the third line, each followed by 曜日: 月曜日 is Monday, the day of the moon, as in
    English.

    ## How to learn them
    Four a day, written by hand five times, each with one word in which it appears. On the eleventh day go through all forty and
    mark those that do not come by themselves. Only these go into the next round.

    ## Try it
    Look at a menu from a Japanese restaurant in your town. Count how many of the forty you find. Usually it is more than ten.
  `,
  'Repairs: what to do in the middle of a wrong sentence': `
    You are in the middle of a Spanish sentence and notice: wrong verb, wrong gender, no way out. Native speakers land there
    too, all the time. The difference is that they have tools, and use them without blushing.

    ## Four tools
    1. Start again: o sea, lo que quiero decir es … That is, what I want to say is …
    2. Correct a word: la problema, digo, el problema. Digo means I mean, and the listener has already forgotten it.
    3. Ask for it: ¿cómo se dice …? or, better, describe it: eso que se usa para abrir una botella. The other will say
       sacacorchos, and you have learned a word that stays.
    4. Leave it: bueno, da igual. Well, it does not matter. A sentence may be left unfinished.

    ## What not to do
    Do not go back for every small ending. If the listener nods, the sentence has arrived. Correct what could be misunderstood
    and let the rest go past.

    ## Practise falling
    Gymnasts learn to fall first. Tell a partner about your day and let them clap three times at random. At each clap you must
    repair: stop, use one of the four tools, go on. After ten minutes it is a game, and after a week a reflex.

    ## Try it
    Record two minutes of yourself and count the repairs. If there are none, you are either very good or too careful. In the
    second case, tell a more difficult story.
  `,
}
