import type { FilmTexts } from './types.ts'

export const languages: FilmTexts = {
  'At the bakery': [
    'Buenos días opens every door until lunch. Then it is buenas tardes.',
    'Quería dos panecillos, por favor. Quería is softer than quiero, and just as clear.',
    '¿Cuánto es? asks for the sum. ¿Algo más? asks you whether that is all.',
    'Your turn: order three things aloud, and thank the baker.',
  ],
  'The bus that does not come': [
    '¿A qué hora sale el próximo autobús? At what time does the next bus leave?',
    'Perdone, ¿este autobús va al centro? Perdone gets you a friendly face.',
    '¿Hay que cambiar? No, es directo. Hay que means that one has to.',
    'Your turn: ask for a bus, the platform and the price, one after the other.',
  ],
  'A table for four': [
    'Una mesa para cuatro, por favor. ¿Tienen reserva? No, no tenemos.',
    '¿Qué me recomienda? is the question that every kitchen likes.',
    'La cuenta, por favor, and a compliment: estaba todo muy rico.',
    'Your turn: play the whole dinner, once as a guest and once as a waiter.',
  ],
  'At the pharmacy': [
    'Me duele la cabeza. Change one word, and it hurts anywhere: la garganta, el pie.',
    '¿Tiene algo para la tos? Have you got something for a cough?',
    'Una pastilla cada ocho horas, después de comer. Repeat it to be sure.',
    'Your turn: describe two complaints, and repeat how often to take the medicine.',
  ],
  'The point goes first': [
    'Your reader has ten seconds and a small screen. Put the point on top.',
    'What do you want, from whom, by when? Everything else comes after.',
    'The subject line is a sentence too: “Please approve the offer by Thursday”.',
    'Your turn: move the last sentence of an old email to the top.',
  ],
  'Polite without being vague': [
    'Politeness sits in the reason and in the thanks, not in the fog.',
    '“It would be great if perhaps” becomes “Could you send it by noon, please?”',
    'Say no to the thing and yes to the person, in two sentences.',
    'Your turn: cut three softeners from one message and keep it friendly.',
  ],
  'Writing bad news well': [
    'Say it in the first two lines. Delay makes bad news worse.',
    'Own it: we missed the date, in place of the date was missed.',
    'Then say what you do now, and when they will hear from you again.',
    'Your turn: write four lines that announce a delay of a week.',
  ],
  'Sounds your ear files away': [
    'Your ear sorts sounds into the boxes it learned as a child.',
    'Ship and sheep go into one box, until you make a second one.',
    'Hearing comes before speaking. Ten minutes with pairs, each day, is enough.',
    'Your turn: record five pairs, shuffle them, and guess which is which.',
  ],
  'How the mouth shapes a vowel': [
    'A vowel is a room. The tongue moves the wall, the lips move the door.',
    'High or low, front or back, round or wide: three answers name every vowel.',
    'Spanish has five rooms and keeps them clean. English has more than twice as many.',
    'Your turn: slide slowly from i to u and watch your lips in a mirror.',
  ],
  'Tongue, teeth and breath': [
    'For th the tip of the tongue touches the teeth, and the air goes on.',
    'p, t and k begin with a puff in English, and without one in Spanish.',
    'Hold a sheet of paper before your lips: the puff can be seen.',
    'Your turn: say pin and bin until only one of them moves the paper.',
  ],
  'The melody of a sentence': [
    'One word in a sentence is the lamp. The others stand in its light.',
    'I never said that: move the stress, and you have four different sentences.',
    'Falling sounds finished. Rising sounds as if more would come.',
    'Your turn: hum a sentence without words until a friend guesses it.',
  ],
  'Five signs a day': [
    'Forty-six signs sound like many. Five a day is less than two weeks.',
    'Begin with the five vowels: a, i, u, e, o. Every other row repeats them.',
    'Write, say and hear each sign at once. Three memories hold better than one.',
    'Your turn: write the five vowels ten times, and say each of them aloud.',
  ],
  'Hiragana by hand': [
    'The order of strokes goes from top to bottom and from left to right.',
    'Slow strokes now make quick reading later. The hand remembers the way.',
    'Two small marks turn k into g and t into d. A small ring turns h into p.',
    'Your turn: write your name sign by sign, and count the beats.',
  ],
  'Particles are labels on suitcases': [
    'wa says: this is what we talk about. o says: this is what is acted upon.',
    'ni marks the goal and the moment, de the place where something is done.',
    'The verb waits at the end. Until then the suitcases may change places.',
    'Your turn: build three sentences with wa, o and the verb to drink.',
  ],
  'Katakana and the words you know already': [
    'Katakana is for words that travelled: coffee is kōhii, hotel is hoteru.',
    'The sounds are those you know. Only the shapes are straighter.',
    'A long line makes the vowel long. A small tsu makes a short silence.',
    'Your turn: read ten signs in a café menu and guess what they sell.',
  ],
  'Gaining time gracefully': [
    'A ver, pues, es que: three small words, and you have two seconds.',
    'Repeat the question: ¿que qué hice ayer? Nobody minds, everybody does it.',
    'Silence feels long from inside. From outside it is a thoughtful face.',
    'Your turn: answer five questions, each with a different opening.',
  ],
  'In the kitchen: a family recipe': [
    'Primero, luego, al final: the order of a story and of a soup.',
    'Se pica la cebolla: in recipes nobody cuts, the onion is cut.',
    'Listen for what is not said: hasta que esté. Until it is ready.',
    'Your turn: explain a dish you can cook in six sentences.',
  ],
  'At the market: agree and disagree': [
    'Tienes razón, pero. Agree first, and then your but is welcome.',
    'No sé yo means I doubt it, and sounds much kinder than no.',
    'Depende is a whole answer, if a reason follows.',
    'Your turn: disagree with three prices without losing the smile.',
  ],
  'Telling what happened': [
    'Llovía is the background. Salí is what happened. A story needs both.',
    'Estaba comiendo cuando llamó: a long action, and a short one that cuts it.',
    'End with how it felt. Menos mal and qué susto are worth a paragraph.',
    'Your turn: tell your yesterday with three backgrounds and three events.',
  ],
}
