import type { FieldBooks } from './types.ts'

export const design: FieldBooks = {
  chapters: `
    # Seeing like a stranger

    Nobody can see their own work for the first time twice. But you can borrow other eyes.

    ## Squint
    Half close your eyes. Details disappear and only weight is left. Does the eye land on the thing that matters? If three
    things shout, none is heard.

    ## Turn it over
    Look at the page upside down or in a mirror. The words are gone, and you see shapes, gaps and leanings that had become
    invisible.

    ## Wait
    A night helps more than another hour. Write down in the evening what you are not sure about, and look at exactly that in the
    morning.

    ## Watch somebody
    Ten minutes of watching a person are worth a week of opinions. Give a task, be silent, take notes. What people do is more
    reliable than what they say about it.

    # Making and choosing

    Good design is rarely the first idea. It is the best of several, and that needs several.

    1. Make three versions before you judge any of them. The third usually surprises you.
    2. Change one thing at a time when you compare. Otherwise you learn nothing from the difference.
    3. Write down why you chose. A reason that can be written can be discussed; taste can only be defended.
    4. Keep the rejected versions. The next project may need one.
    5. Stop when the changes get smaller than the doubts.

    Rules help most where you have no feeling yet. Spaces from a scale, few sizes, few colours: limits that you set yourself
    make the many small decisions, so that you have strength left for the large ones.
  `,
  books: {
    'Thirty screens: the allotment app': `
      # The product

      The Long Meadow association has 140 garden plots, a waiting list, three shared tools and a treasurer with little time.
      Members book a plot for a season, borrow the shredder, and report broken taps. Most of them use a telephone, outdoors, in
      the sun, with earth on their fingers.

      Who does what, and how often: look up when the water is switched on (weekly), borrow a tool (monthly), report something
      (rarely), pay (yearly), give a plot back (once in many years). The order of the app follows this list and not the
      organisation chart.

      # The thirty screens
      1. Start: what is on this week, in three lines.
      2. Start for guests: what this is, and how to join.
      3. Start with nothing to say: a calm picture and a date.
      4. Sign in.
      5. Sign in, wrong password: the email stays in the field.
      6. My plot: map, size, neighbours.
      7. My plot, while the map loads: its frame is already there.
      8. The map of all plots.
      9. The map, zoomed: one plot with its state.
      10. A free plot: size, sun, price, book.
      11. Book: when does it begin, what does it cost?
      12. Book: check and confirm.
      13. Booked: what happens next, with dates.
      14. Somebody was faster: three similar plots.
      15. Waiting list: my place, and what it means.
      16. Tools: free today, free this week.
      17. Borrow: day and hours.
      18. Borrow, offline: it is kept, and sent when there is a signal.
      19. Bring back: scan or type the number.
      20. Overdue: friendly, with a way to extend.
      21. Report: photo, place, one sentence.
      22. Report sent: number, and who looks after it.
      23. My reports, empty.
      24. My reports, forty of them: the open ones first.
      25. Fees: what, until when, how to pay.
      26. Payment failed: nothing was taken, try again.
      27. Receipts.
      28. Messages from the committee.
      29. Give back a plot: what must be done, as a list.
      30. Settings: language, size of text, leave.

      # How they hang together
      One main action for each screen, always at the lower edge, where the thumb is. Titles name the thing, buttons name the
      deed. The same card shows a plot everywhere: picture, number, size, state. Whoever learned it once has learned it thirty
      times.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Draw screens 10 to 14 in grey boxes. Ten minutes, no colour.
      2. Write the texts of 14 and 26. At most twenty words each.
      3. Which three screens would you leave out, if there were only two weeks?
      4. Show screens 16 and 17 to somebody with the task: borrow the shredder for Saturday. Be silent.
      5. Find the screen that is missing here. There is at least one.
    `,
    'Forty palettes and their rules': `
      # How a palette is built

      Each palette has five colours: a ground, a quiet neighbour, a middle, a dark one for text, and a small loud one. They are
      ordered by lightness first. If you copy the page in grey, the steps are still there.

      The rules are the same for all:

      - The ground takes two thirds of the surface, the loud one less than a tenth.
      - Text stands only in the darkest on the lightest, or the other way round. Measure it: 4.5 to 1 at least.
      - The middle is for surfaces and large shapes, not for words.
      - Nothing is said by colour alone.

      # The palettes
      ~ Early tram | #eff6fd #c2daf5 #6da3da #324d78 #d57700
      ~ Wet slate | #102031 #1e3a56 #4075aa #d6e7f8 #1ec8d0
      ~ Wheat and sky | #f8f5ec #e3d7b6 #b79c51 #1b5274 #e16a3e
      ~ Harbour wall | #e2f1fa #95cde9 #5399d1 #296898 #182e4b
      ~ First frost | #edf7fb #b8dfec #4aadc9 #285077 #e36368
      ~ Market apricots | #fcf3ed #efd1ba #cc8f5c #723b32 #33ac5a
      ~ Brick yard | #faebe3 #eab89c #cc7863 #934c3a #47211b
      ~ Olive grove | #ecf1e2 #becb98 #7ca055 #506e2c #1c3517
      ~ Night bus | #1d1c31 #353356 #6c68a9 #e4e2f8 #dca81c
      ~ Tin roof | #ecf8f8 #b6e1e3 #40b1b7 #045669 #e2684a
      ~ Lemon and graphite | #f6f6ed #dbdab8 #a8a255 #454778 #a09600
      ~ Old atlas | #f5eee0 #d9c190 #bd853f #875814 #43260a
      ~ Fern shade | #0e2517 #1b412a #3a8357 #daead7 #b7b931
      ~ Rose hip | #fdf2f2 #f4ccce #d5848a #295935 #e3645e
      ~ Ink and milk | #f1f5fe #c9d8f6 #809ddd #3c4a79 #618df3
      ~ Clay court | #fdf3ef #f2cfc0 #d28a69 #1b5274 #df6c32
      ~ Low tide | #e0f3f1 #8ed3ce #10a6ad #007176 #03343c
      ~ Plum jam | #2c1725 #4c2b42 #985984 #f5dde7 #ed9e2f
      ~ Chalk board | #09251a #124230 #288463 #d7ebda #cfaf1d
      ~ Paper lantern | #faf4ec #e9d4b7 #c39553 #723a3b #df6c32
      ~ Signal box | #eef6fd #bedcf3 #60a7d6 #2d4e78 #e36654
      ~ Moss wall | #f2f7ef #cbdfc1 #83ad6d #2f5831 #bd8708
      ~ Copper kettle | #2f190f #512d1c #a15d3e #f4e0d1 #f59740
      ~ Lavender field | #f6f3fc #dcd1f1 #a890d4 #494677 #989912
      ~ Salt marsh | #e2f3ec #96d3bd #4ca77b #1f744f #14361d
      ~ Sunday paper | #f7f5ec #e0d8b7 #b29e51 #374c79 #e3645e
      ~ Cinema seat | #301717 #532a2b #a45859 #f7ded6 #dca81c
      ~ Glasshouse | #eff8f2 #bfe1cd #62b289 #095b46 #d863a0
      ~ Blue hour | #161f32 #293757 #5570ac #d8e6f9 #f59740
      ~ Honey rye | #f6ede0 #dcc091 #c08343 #8a5619 #45240f
      ~ School desk | #f9f4ec #e7d5b7 #bf9752 #225a39 #e36368
      ~ Foggy pier | #eef6fd #bedcf3 #60a7d6 #1b5274 #069ce4
      ~ Pepper mill | #fdf2f0 #f4cdc6 #d58679 #454778 #57a943
      ~ Deep well | #02242a #083f48 #018090 #cfebec #41ce90
      ~ Cherry bark | #fceae9 #eeb3b1 #cc757c #934951 #472027
      ~ Meadow in June | #f2f7ee #cedebf #8aab67 #295935 #d863a0
      ~ Quiet library | #fbf4ed #ebd3b8 #c69356 #6f3f22 #3496ef
      ~ Northern light | #042520 #034239 #008474 #d2ebe1 #db90ec
      ~ Sea glass | #e2f3ee #94d3c1 #20a89b #0d736a #023536
      ~ Last embers | #2f1810 #522c1f #a25c43 #f5e0d2 #f99549

      # Three ways to a palette of your own
      1. From a photograph: squint, and write down the three largest areas before you look at any detail. Add the smallest
         strong colour.
      2. From a memory: name the place, the hour and the weather. Mix until you can smell it.
      3. From a brief: underline the adjectives. Calm is little chroma; young is light and clear; solid is dark and close
         together.

      # Exercises
      The exercises of this chapter take about 75 minutes.

      1. Choose a palette, and paint a cup, a table and a wall with it.
      2. Exchange only the loud colour, five times. What changes?
      3. Make a dark version: keep the hues, and turn the lightness around.
      4. Check all pairs of one palette with a contrast checker, and mark which may carry text.
      5. Build a palette for a library and one for a fish stall, and write the rules beside them.
    `,
    'A short walk through five centuries of letters': `
      # The pen, about 1470

      The first printers in Venice cut letters as the best scribes wrote them, with a broad pen held at an angle. That is why an
      o is thick at the lower left and at the upper right: the pen made it so. Nicolas Jenson and, a little later, the workshop
      of Aldus Manutius gave us the roman and the italic. Their pages are still comfortable to read, which is an extraordinary
      thing to say about a tool that is more than five hundred years old.

      # The engraver, about 1750

      John Baskerville in Birmingham was a writing master and a manufacturer of lacquer. He made ink blacker, paper smoother and
      letters sharper. The stress of the o becomes upright. A generation later Bodoni in Parma and Didot in Paris drew hairlines
      as thin as metal allowed. Beautiful in a title, tiring in a book, and on a cheap screen the hairlines break.

      # The poster, about 1820

      Factories and theatres wanted to be seen from across a street. Letters became fat, got slabs for feet, or lost their feet
      altogether. The first sans serif types in England were for shouting and not for reading. It took a hundred years until
      they learned to speak quietly.

      # The rule, about 1930

      Designers tried to build letters from circle and line, as machines would. Futura is the most famous attempt, and it works
      because Paul Renner cheated: the round letters are not quite round. In the fifties came Helvetica and Univers, calm and
      even, made for timetables and offices. In the same years Adrian Frutiger showed that a whole family of weights can be
      planned like a building.

      # The screen, since 1985

      At first a letter had a grid of nine by seven points, and every one of them mattered. Later, typefaces such as Verdana
      were drawn for the grid: large x-height, open forms, wide spacing. Today screens are sharp, and yet some lessons stay.
      Open apertures help at small sizes. I, l and 1 should differ. A variable font can hold all weights in a single file.

      # What to look for
      - Contrast: how thick, how thin?
      - Axis: is the o tilted or upright?
      - Aperture: how open is the c, the e, the s?
      - x-height: how large are the small letters?
      - Feet: none, small, or slabs?

      With these five you can describe any typeface, and you will remember faces better as soon as you can describe them.

      # Exercises
      The exercises of this chapter take about 50 minutes.

      1. Take five books from a shelf, and place each of them in one of the five chapters.
      2. Draw a lowercase a ten times as large as printed, by eye. What did you not know?
      3. Set one sentence in three typefaces from different centuries. Where does it change its tone?
      4. Find a sign in your street whose letters are older than you are.
    `,
    'Repairing a booking form': `
      # The patient

      A small theatre sells tickets with one form: date, number of seats, name, email, telephone, a box for the newsletter, a
      red button. It looks fine. With a keyboard, a screen reader or large text it falls apart. We repair it in the order in
      which it helps most people.

      # First the structure
      - Each field gets a label that is connected with it. A grey word inside the field vanishes as soon as somebody types.
      - The seats are a group: a fieldset with a legend, so that two, adult is not only a number.
      - The button is a button, not a coloured box with a script.
      - The title of the page says where you are: Tickets for Saturday, 14 March.

      > <label for="email">Email</label>
      > <input id="email" type="email" autocomplete="email" required>

      autocomplete lets the browser fill in what it knows. For people who type with effort this is the difference between a
      minute and ten.

      # Then the path
      Go through it with the Tab key. The order follows the reading order. The focus is always visible. The calendar can be used
      with the arrow keys, and next to it there is a plain field in which one can write the date. When a dialog opens, the focus
      moves in; when it closes, the focus goes back.

      # Then the messages
      Errors stand below their field and are tied to it, so that they are read aloud together. On top there is a short list with
      links. The text says what to do. The colour is not the only sign: there is also a mark and a word.

      > <p id="email-error">The email needs an @, for example ada@example.org.</p>

      # Then the looks
      Contrast is measured: labels 7:1, button 5:1, borders 3:1. At 400 per cent zoom the form becomes one column and nothing
      has to be scrolled sideways. Targets are at least 44 pixels high.

      # Last the time
      Seats are held for ten minutes. One minute before the end the page says so and offers more time. Nobody should lose their
      seats because their hands are slow.

      # What we measured
      Before: of twelve visitors with different needs five could buy a ticket. After: eleven. The twelfth taught us that the
      confirmation email was a picture.

      # Exercises
      The exercises of this chapter take about 90 minutes.

      1. Repair a form of your own in the same order, and stop after the structure. How much is gained already?
      2. Fill it in with your eyes closed, using a screen reader.
      3. Write the messages for a date in the past and for a sold-out evening.
      4. Zoom to 400 per cent and note what gets lost.
      5. Ask one person who uses assistive technology to try it, and pay them.
    `,
    'Guides, consent notes and sorting sheets': `
      # The invitation

      > We want to learn how people book for groups. It takes thirty minutes, on Wednesday or Thursday, at your place or by telephone. We sell nothing. You get 25 euros. May we call you tomorrow?

      Short, with the length, the day and the thanks. Send it to seven people if you need five.

      # The consent note
      Read it aloud, then give it to them on paper.

      - We would like to record the sound, so that we can listen instead of writing.
      - Only the three of us will hear it. We delete it after thirty days.
      - Your name does not appear anywhere.
      - You can skip a question, stop the recording, or end at any time. The money is yours in any case.
      - If you change your mind later, a message is enough and we delete everything.

      # The guide
      1. Tell me a little about what you do. (2 minutes)
      2. When did you last book something for several people? Take me there. (10 minutes)
      3. What happened then? And then?
      4. What was the most annoying moment? What did you do about it?
      5. Who else was involved?
      6. Could you show me the message, the list, the note?
      7. What have I not asked that I should have? (3 minutes)

      You will need only the first two questions and a lot of patience. The others are for you, when silence frightens you.

      # What not to ask
      | Instead of | Ask |
      | Would you use this? | When did you last need something like it? |
      | Do you often book online? | How many times since Christmas? |
      | Is that annoying? | What was that like? |
      | How much would you pay? | What have you paid for so far? |

      # The sorting sheet
      Write one observation on each card: what was done, what was said in quotation marks, and the letter of the person. Lay the
      cards out in silence. Name the groups with sentences. Count people and not cards.

      | Group | A | B | C | D | E |
      | Books twice to be safe | x | | x | x | |
      | Asks by telephone first | | x | x | | |
      | Keeps a list on paper | x | x | x | | x |

      # The decision sheet
      We believed … We heard … So next week we will … and we will not … The next question is …

      # Exercises
      The exercises of this chapter take about 70 minutes.

      1. Interview a friend about the last present they bought. Use only the first two questions.
      2. Listen to your recording and count how long you spoke. A fifth is good.
      3. Rewrite three leading questions of a survey you received.
      4. Sort the last twenty messages to your team with the sheet.
    `,
  },
}
