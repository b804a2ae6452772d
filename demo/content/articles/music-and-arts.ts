import type { ArticleTexts } from './types.ts'

export const musicAndArts: ArticleTexts = {
  'Look at the light before the subject': `
    We walk up to a thing because it is beautiful or strange, and only then notice that the light is dull. Turn it around. Look
    for the light first; the subject will come.

    ## Four questions
    1. Where does it come from? Look at the shadows, they point away from it.
    2. How hard is it? A small source far off, like the sun, draws sharp edges. A large one that is near, like a window or a
       cloudy sky, draws soft ones.
    3. What colour has it? Shade under a blue sky is blue, a lamp is orange. Your eye corrects this; paper and cameras do not.
    4. How much is there between the brightest and the darkest place? If it is too much, you will have to give one of them up.

    ## Five places that are nearly always good
    - Beside a window, not in front of it.
    - Under a roof at the edge of a bright yard.
    - In the shade of a house with a sunny wall across the street.
    - Anywhere in the last half hour before sunset.
    - In fog, which turns the whole air into a lamp.

    ## For those who draw
    Decide where the light comes from before you draw the first line, and mark it with a small arrow at the edge of the paper.
    Every shade afterwards is an answer to this arrow.

    ## Try it
    For one day take no picture and make no drawing. Only note, five times, where you were and what the light did. In the
    evening you will know where to go tomorrow.
  `,
  'Cheap paper makes brave drawings': `
    The beautiful sketchbook with heavy paper lies on the shelf, and three pages of it are used. Each of them was meant to be
    good. Beside it there is a pile of printing paper, full of drawings. Some of those are good.

    ## Why it works
    Expensive paper asks: is this worth it? Cheap paper asks nothing. You draw faster, throw away more, and try the odd angle
    you would not risk otherwise. You learn from the number of attempts, and cheap paper gives you numbers.

    ## A hundred sheets
    - Buy a stack of a hundred, and decide to use it up in two months.
    - Write the date on each sheet and keep all of them, the poor ones too.
    - Draw large. Use the arm, not only the fingers.
    - No rubber on the first thirty. A wrong line stays, and the right one goes beside it. That is how drawings get their life.

    ## When good paper makes sense
    For ink that must not bleed, for washes of water, for a present. And for the last drawing of the month, when your hand is
    warm and you know what you want.

    ## Look back
    After the hundredth sheet lay them all out on the floor. Choose five. They will be scattered over the whole pile, and two of
    them will be ones you had nearly thrown away.

    ## Try it
    Take ten sheets and ten minutes. One minute each, the same cup. Change your chair after every sheet.
  `,
  'Rhyme less, mean more': `
    A rhyme is a small reward: the ear expects something and gets it. But it has a price. To reach the word heart, many songs
    have walked through a part and a start where they had nothing to do.

    ## Write it plain first
    Say in prose what the verse should say. One sentence, no music. I waited for you at the station and then I was glad that you
    did not come. That is already more than most verses have. Now make it sing without losing this.

    ## Looser rhymes
    - Same vowel, other consonants: home and alone, time and life.
    - Same consonants, other vowel: young and long.
    - A repeated word instead of a rhyme. It sounds like insisting.
    - No rhyme at all on the line that matters most. It stands out by itself.

    ## Put the meaning on the strong place
    The end of a line rings longest. What stands there? If it is a filler such as too, again or tonight, the song has spent its
    best place on nothing.

    ## A test
    Read the verse to somebody without the tune. If they look at you and wait for more, it holds. If they say nice, something is
    still only there for the rhyme.

    ## Try it
    Take a verse of your own with full rhymes. Write it again with not a single one, keeping the rhythm. Sing both. Often the
    best version takes three lines from the second and one from the first.
  `,
  'Finishing is a skill': `
    Everybody has beginnings. A drawer full of first verses is nothing to be proud of and nothing to be ashamed of either; it is
    simply practice in beginning. Finishing has to be practised separately.

    ## Make the end small
    Decide before you start what finished means. Two verses, one chorus, sung once into the telephone from beginning to end. Not
    mixed, not perfect, not sent to anyone. Whole.

    ## Give it a date
    Friday at six it is what it is. A date helps because it ends a debate that otherwise goes on for ever: could it be better?
    Of course it could.

    ## The dull middle
    Every song has a day on which it seems worthless. It usually comes after two thirds. Nothing is wrong; you have heard it too
    often. Put it away for a night, and on the next day change the smallest thing that bothers you. Then another one.

    ## Count endings
    Keep a list of finished songs with the date, nothing else. After ten you will notice that the good ones are not those you
    believed in. So it is worth finishing the others as well.

    ## Then let go
    Play it to one person. Ask one question: where did you stop listening? Thank them, and start the next.

    ## Try it
    Take the oldest beginning from your drawer. You have ninety minutes. End it, in whatever way, and write it on the list.
  `,
  'Forty become three: how to choose': `
    Taking pictures is easy, choosing is the work. Forty pictures of a walk tell less than three, because the reader gives up at
    seven.

    ## Wait
    Look at them after a day at the earliest. Today you remember how cold your hands were. The picture does not show that, and
    nobody else will know.

    ## Three rounds
    1. Fast. One second for each: yes, no. Trust the first look. About fifteen should be left.
    2. Slow. Put similar ones next to each other and keep one of each. Look at the edges: what sticks in from the side? Six or
       seven are left.
    3. Together. Which three tell different things? A wide one, a near one, and one that asks a question make a better set than
       the three most beautiful ones.

    ## One sentence
    Write under each of the three why it is there. If the sentence begins with I like, look again. If it begins with here one
    sees, keep it.

    ## Ask somebody
    Show seven and let another person take out four, without explanation. You may disagree. But notice what they did not miss.

    ## Keep the rest
    Do not delete the others at once. In a year you will see differently, and among the thirty-seven there may be one that was
    ahead of you.

    ## Try it
    Take the pictures of your last holiday and choose three in twenty minutes. Print them. Printing is the strictest editor.
  `,
  'Blankets, bookshelves and other acoustics': `
    Before you buy foam, look around. Most homes contain a good studio in pieces.

    ## What the room does
    Sound leaves your mouth in all directions, hits walls and comes back a little later. Large bare surfaces send back
    everything, which sounds like a bathroom. Parallel walls send it back and forth, and you hear a flutter when you clap.

    ## What helps
    - Thick soft things swallow the high and middle tones: duvets, coats, a sofa. Thin curtains do very little.
    - Uneven things scatter sound: a full bookshelf with books of different depth is one of the best walls you can have.
    - Distance from the wall. A blanket hung a hand's width in front of it works deeper than one that touches it.
    - Corners collect the low tones. Do not record in a corner.

    ## A booth for an evening
    Two clothes racks, two duvets, an open side. Stand with your back to the soft side, so that what flies past the microphone
    comes to an end there. An open wardrobe full of coats does the same, if you speak into it and the microphone stands between
    you and the coats.

    ## What cannot be hung away
    Refrigerators, roads, neighbours. Switch off what can be switched off, and choose the hour. Early Sunday morning is the best
    sound engineer in town.

    ## Try it
    Record one sentence in the emptiest room you have, then under a duvet, then before the bookshelf. Listen on headphones with
    your eyes closed, and decide by ear alone.
  `,
  'Sounds from your street': `
    A recording of your street is harder than a recording of a song. There is nobody to ask for another take, and everything
    sounds at once. That is why it teaches so much.

    ## Listen first
    Stand still for ten minutes without a microphone. Write down what you hear in three columns: what is always there, what
    comes and goes, what happens once. The first is your background, the second your rhythm, the third your melody.

    ## Record long
    Let it run for fifteen minutes and do not touch anything. Put the microphone out of the wind; a sock over it helps a little,
    the corner of a house helps more. Say time and place at the beginning. Set the level by the loudest thing you expect, a
    lorry, and leave it.

    ## Find the minute
    At home look for the sixty seconds in which something happens: a bell and then a bicycle, a door, laughter behind a window.
    Cut at places that are quiet. Fade in and out over two seconds.

    ## Be fair
    Voices belong to people. Record a conversation so closely that one can follow it only if they agree. Footsteps and laughter
    from afar are the sound of a place.

    ## Try it
    Record the same spot early in the morning and at noon. Put the two minutes next to each other without any comment, and play
    them to someone who lives there. They will tell you the rest.
  `,
}
