import type { Practice } from './types.ts'

export const languages: Practice = {
  // Spanish for your first trip
  'Twelve patterns that carry a day': `
    45 min: Write four sentences with each of the twelve patterns, all about tomorrow: where you go, what you need, what
    you would like. Read them aloud, cover the Spanish, and say them again from the English. Mark the patterns for which
    you hesitated.

    45 min: Describe a whole day on your journey in Spanish, speaking into a recorder, with the twelve patterns only.
    Listen to it, note what you could not say, and find a way around each with words you have.
  `,
  'Two hundred words, with their neighbours': `
    75 min: Learn forty words with their neighbours in three rounds of fifteen minutes: read aloud, cover and say, write
    from memory. Leave an hour or more between the rounds. On the next day take a quarter of an hour to find those that
    went away.

    60 min: Play the bakery: write the dialogue of eight lines, speak both parts, then change what you buy, how many and
    how you pay. Do it five times, the last time without paper and standing up.

    70 min: Label thirty things in your home with slips in Spanish, with the article. Walk through the rooms and say a
    sentence for each: where it is, what colour it has, whose it is. Remove a slip when the sentence comes by itself.

    60 min: Write the numbers, days and times of a real timetable from a Spanish railway station. Ask and answer ten
    questions about it aloud: when does it leave, how long does it take, from which platform.

    75 min: Listen to three minutes of slow Spanish four times. First only count the words you recognise; then write them
    down; then guess the topic; then read along, if there is a text. Note ten words that you knew on paper and did not
    hear.

    80 min: Prepare the pharmacy, the hotel and the wrong bill: for each the three sentences that you will need, and the
    two that you will hear. Let somebody play the other person and surprise you. Afterwards write the sentence that you
    were missing.
  `,
  // Clear English at work
  'Who does what: sentences with people in them': `
    55 min: Take a page of rules from your work, such as how to book leave. Rewrite it so that every sentence says who
    does what by when. Count words and sentences before and after, and let a colleague follow the rules without asking
    you.
  `,
  'Twenty messages and their rewrites': `
    60 min: Collect ten messages that you sent last month. Write for each the one sentence the reader needed. Move it to
    the front, delete what it makes superfluous, and note how many words are left.

    50 min: Write the same request three times: to a friend in the next room, to a customer in another country, to a
    manager who reads on a telephone. Change order and detail, not only politeness. Ask somebody which one is which.

    55 min: Write bad news in four versions: a delay, a refusal, a mistake of yours, a price that rises. Each begins with
    the news, gives one honest reason, and says what happens next. Cut every sentence that only comforts the writer.

    45 min: Prepare a talk of three minutes about your work with three points and nothing else. Record it twice. Write
    down the phrases that you used to gain time, and replace them by a pause.
  `,
  'A checklist before you press send': `
    50 min: Use your own checklist on the next eight emails and note for each what it caught. Then write the instructions
    for a colleague who takes over your mailbox for a week, on one page, and let the list judge them too.
  `,
  // Pronunciation: train ear and mouth
  'Shadowing: speak along, one breath behind': `
    60 min: Choose two minutes of a speaker whose voice suits you. Shadow them six times on two days: twice for the
    rhythm, twice for the melody, twice for single sounds. Record the first and the last round, and write what changed and
    what did not.
  `,
  'Pairs to hear, pairs to say': `
    60 min: Let somebody read forty words from the pairs in random order, or use a recording. Mark which one you heard.
    Count your errors for each pair, and make a list of the three that you have to train first.

    75 min: Train one vowel pair in five sets of ten minutes with a mirror: shape of the lips, place of the tongue,
    length, then in words, then in sentences. Record the last sentence of every set. Stop a set when you can no longer
    hear the difference.

    60 min: Mark the melody in ten sentences with arrows: question, list, surprise, contrast. Say each with the wrong
    melody on purpose, then with the right one. Ask a listener what the wrong ones seemed to mean.

    60 min: Read a page aloud and record it. Mark where you breathe, which syllables carry the weight, and which sounds
    get lost at the ends of words. Read it again with half of the breaths and all of the endings.

    45 min: Call three shops and ask one question each, in the language that you are learning. Note what you had to
    repeat. Practise those words for ten minutes, and call a fourth one.
  `,
  'An accent is a biography': `
    55 min: Interview two people who speak your language with an accent, or speak one of yours. Where does it come from,
    when were they misunderstood, what would they never give up? Write the two portraits in ten lines each, and one line
    about your own.

    35 min: Record one short story twice: as you would tell it to your family, and as you would read it in the news. Write
    down five sounds or melodies that differ. Decide for each where you would like to use which.
  `,
  // Japanese from the first sign
  'Reading a station map': `
    70 min: Read the thirty stations of the Yamanote line aloud in kana, five times on different days, and note your time.
    Then write ten of them from memory, and draw their part of the ring with the names in the right order.
  `,
  'Kana writing sheets and first sentences': `
    80 min: Write the first twenty-five hiragana in five rounds: copy, copy without looking in between, write when you
    hear the sound, write in random order, write words with them. Keep the sheet of every round and put a date on it.

    80 min: Do the same with the remaining twenty-one hiragana and the small signs. At the end write twenty words that mix
    old and new ones, read them aloud, and check each against the tables.

    75 min: Learn katakana by words that you know already: write thirty foreign words, such as coffee, hotel, camera, as
    you believe they sound in Japanese. Look them up, and note the three rules that explain most of your mistakes.

    75 min: Build forty sentences from five nouns, four verbs and the particles wa, o, ni and de. Say each aloud, then
    turn ten of them into questions and ten into the past. Underline the particle whenever you had to think.

    75 min: Introduce yourself in eight sentences: name, town, work, what you like, what you eat, where you go. Learn it
    by heart, record it, and shadow your own recording slowly. Change three facts and say it again.
  `,
  'Forty kanji you will meet tomorrow': `
    45 min: Write the forty kanji on cards with a picture of your own for each. Sort them by parts that look alike, then
    by place: station, shop, menu, street. Go through the cards twice, and put the ten hardest on your mirror.

    45 min: Find twenty photographs of Japanese streets and look for the forty signs in them. Write where you found each
    and what the whole word means. Compare how long you needed for the first picture and for the last.
  `,
  // Spanish in conversation
  'Twelve transcripts with notes': `
    80 min: Work through two transcripts completely: listen twice, read with the notes, mark every phrase that gains time,
    then retell the conversation in your own words into a recorder. Compare the length with the original.

    75 min: Tell what happened on your last journey in three minutes. Write nothing before; record it, write it down
    exactly as you said it, correct it, and tell it again a day later. Count what you took over.

    80 min: Take the market and the kitchen. Play both parts with another opinion: you are against everything, but kind.
    Use ten different ways to disagree, and mark which ones felt like yours.

    75 min: Hold a conversation of half an hour with somebody who speaks Spanish, in person or online, about a recipe, a
    flat or a film. Afterwards write ten sentences that you heard and would like to be able to say.

    80 min: Listen to a radio report of five minutes without a text. Sum it up in four sentences, listen again, and
    correct the summary. Then write three questions that you would ask the reporter, and answer them as if you were there.

    75 min: Write a quarrel between two neighbours as a dialogue of thirty lines, with interruptions, half sentences and a
    peace at the end. Read it aloud with somebody. Whatever nobody would say is rewritten.

    75 min: Choose three transcripts that you have done before. Cover the notes, listen once, and explain to an imagined
    friend why each person says what they say. Check with the notes and keep the differences.
  `,
  'Repairs: what to do in the middle of a wrong sentence': `
    45 min: Begin twenty sentences that are too difficult for you, and end every one of them somehow: with another word,
    an example, a gesture in words. Write down the five repairs that came most easily.

    45 min: Explain six things without their names: a stapler, a mortgage, homesickness, a zip, a draw, a detour. Record
    it and let somebody guess. Note where a repair saved you.
  `,
}
