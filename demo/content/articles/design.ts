import type { ArticleTexts } from './types.ts'

export const design: ArticleTexts = {
  'Contrast on a single page': `
    Contrast decides whether a text can be read on a bus, at sixty, or on a cheap screen in the sun. It is also one of the few
    things in design that can simply be measured.

    ## The numbers
    The web guidelines compare how light two colours are and give a ratio from 1:1 to 21:1. Ordinary text needs at least 4.5:1.
    Large text, from about 24 pixels or 19 in bold, needs 3:1. So do the outlines of fields, and icons that mean something.

    | Pair | Ratio | Verdict |
    | black on white | 21:1 | fine |
    | #767676 on white | 4.5:1 | just enough |
    | #999999 on white | 2.8:1 | too pale for text |
    | white on #5b5bd6 | 5.4:1 | fine for a button |

    ## What the numbers do not say
    The ratio knows nothing about thin letters, and it is kinder to some dark pairs than the eye is. Take it as a floor, not as
    a goal. Look at the page as well, on the worst screen in the house.

    ## Where it is usually missing
    - Placeholder text in fields.
    - Grey notes under a form, often the very thing that would have helped.
    - Text on photographs. Put a calm surface beneath it.
    - Links that differ from the text by colour alone: underline them too.

    ## Try it
    Take one page of yours, list each pair of text and ground, and measure them with any contrast checker. Repair the lowest
    three. Nobody will miss the pale grey.
  `,
  'Words on buttons': `
    A button is a promise in two words. If people hesitate in front of it, the words are wrong more often than the colour.

    ## Say what will happen
    Submit describes the machine. Book this plot describes what the person gets. Start with a verb, add the thing, and stop.

    - OK becomes Save changes.
    - Yes becomes Delete the booking.
    - Next becomes Choose a time.

    ## Answer the question
    Are you sure you want to cancel? With the buttons Cancel and OK nobody knows which is which. Name both outcomes: Cancel the
    booking, Keep the booking. Now the sentence above is hardly needed.

    ## The same word for the same thing
    If it is a plot on the map, it is a plot on the button and in the letter, not a parcel or a lot. Keep a small list of your
    words on the wall. It settles debates and helps those who translate.

    ## Length
    Two or three words are right for most. A longer button is better than an unclear one. Try it with a language that needs a
    third more room before you fix the width.

    ## Try it
    Collect all buttons of one product in a list, without their screens. Give the list to somebody and ask what each of them
    does. Where they guess wrong, rewrite.
  `,
  'A review list for the last day': `
    On the last day nobody sees the work any more. A list sees it for you. Go through it with someone who has not drawn the
    screens.

    ## First look
    - Can you say in one sentence what this screen is for?
    - Is there one main action, and is it the one that people need most?
    - Squint: does the eye land where it should?

    ## Words
    - Do titles, buttons and messages use the same words for the same things?
    - Is there a text nobody would miss? Take it out.
    - Does every error say what to do?

    ## States
    - Empty, one, many, too many. Long names. No picture.
    - Loading for a moment, loading for long, failed.
    - Signed out in the middle.

    ## Hands and eyes
    - Everything reachable with the keyboard, focus visible.
    - Targets large enough for a thumb on a moving train.
    - Contrast measured, and colour never the only sign.
    - At double text size nothing is cut off.

    ## Small things that look like carelessness
    - Spaces from the scale, edges on the grid.
    - Numbers aligned to the right, units everywhere the same.
    - The year at the bottom of the page.

    ## Try it
    Print the list, take a product you admire, and go through it. You will find two or three things even there. It is a good way
    to be less strict with yourself and more exact with the work.
  `,
  'How eight in a hundred men see your map': `
    About eight in a hundred men with European roots, and one in two hundred women, see red and green as more alike than others
    do. In a meeting of thirty people there is probably at least one. They will rarely tell you.

    ## What changes
    For most of them red is darker and closer to brown or green. A traffic light is still read by its position. A map that goes
    from green to red becomes a map from brown to brown.

    ## What always works
    1. Order by lightness. If your scale runs from pale to dark, it survives everything: colour vision, grey printing, a poor
       projector.
    2. Choose blue and orange instead of red and green, where two directions matter. Nearly everybody can tell them apart.
    3. Say it twice. A line can also be dashed, a point can also be a triangle, a warning can also be a word.
    4. Write names on the things themselves. A legend asks for a comparison of colours, which is the hardest task of all.

    ## How to check
    Print in grey: this tells you whether the order holds. Then use a simulation, which most browsers have among their developer
    tools. The simulation is rough, but it shows the accidents.

    ## Ask
    If you know somebody who sees colours differently, show them the map and be silent. They have solved such puzzles all their
    life, and they will find in a minute what the simulation misses.

    ## Try it
    Take a map or chart with more than four colours. Reduce it to four, give each a second sign, and look whether anything was
    lost.
  `,
  'Numbers deserve care too': `
    We set words with love and throw the numbers in between. Yet prices, times and results are what people came for.

    ## Two kinds of figures
    Many typefaces have figures that all take the same width, and others that are as wide as they need. In running text the
    second kind looks better. In a column the first kind is the only one that works: tens stand under tens.

    > font-variant-numeric: tabular-nums;

    One line in a style sheet, and a price list becomes calm.

    ## Align by place
    Numbers that are compared are aligned to the right, with the same number of decimals. Text is aligned to the left. Headings
    follow their column. If you do only this, most tables are already good.

    ## Let the eye group
    A number of more than four digits needs help: 1,250,000 or 1 250 000, by the habit of the country. Use a space that does not
    break, so that the line does not end in the middle of a million.

    ## Units
    Write the unit once, in the heading, if all rows share it. Otherwise leave a small space between number and unit, and never
    let them part at the end of a line.

    ## Say less
    37.4826 per cent of a hundred and twelve people is a precision that does not exist. Round to what would change a decision.

    ## Try it
    Set one table of your own again: figures of equal width, right aligned, units in the heading, no vertical lines. Compare both
    from two metres away.
  `,
  'Error messages that help': `
    Nobody reads error messages for pleasure. Somebody wanted something, it did not work, and now they look for a way on. A
    message is good when it contains that way.

    ## Three parts
    1. What happened, in the words of the person: this date has passed.
    2. What is kept: the rest of your booking is still here.
    3. What to do: please choose a day from tomorrow on.

    ## At the right place
    Put the message next to the field, and connect it in code, so that a screen reader speaks it with the field. Put the focus
    on the first field with a problem. On a long form add a short list on top that links to each place.

    ## At the right moment
    Do not shout while someone is still typing the third letter of an address. Wait until they leave the field. Once it is
    marked as wrong, tell them at once when it becomes right.

    ## In the right tone
    - Not invalid input, but the email needs an @.
    - Not you forgot, but please add.
    - No jokes. It is never the right day for them.

    Take what people give you: spaces in a card number, a telephone number with or without the country. A machine can remove a
    space faster than a human can read a complaint about it.

    ## Try it
    Collect five error messages you met this week. Rewrite each with the three parts, in at most twenty words.
  `,
  'Finding five people by Wednesday': `
    Five conversations teach you more than none, and more than fifty that never take place. The difficulty is to find the people
    in two days.

    ## Who counts
    Write down what they must have done, not who they are: has booked something for a group in the last two months. Age and job
    matter less than you think. Leave out friends, colleagues and those who want to please you.

    ## Where to ask
    - The last thirty people who wrote to you, above all those who complained.
    - A note at the place where it happens: the desk, the gate, the waiting room.
    - One person who fits, and then: who else do you know that does this quite differently?

    ## What to write
    > We would like to understand how people book for groups. It takes half an hour, on Wednesday or Thursday, by telephone or at your place. We sell nothing.
    > You get 25 euros for your time.

    Name the length, the day, the place and the thanks. Ask for two possible times at once, and you save a day of messages.

    ## Invite seven
    Two will not come. If all seven do, you are lucky.

    ## Be fair
    Say what is recorded, who hears it, and when it is deleted. Pay even if the talk was not useful. It was you who chose the
    questions.

    ## Try it
    Write the invitation for your own question now and send it to three people before the end of the day.
  `,
  'Friday afternoon: from notes to a decision': `
    Five conversations lie behind you, and a heap of notes in front of you. By the end of the afternoon there should be a
    decision, and everybody should know why.

    ## One note, one observation
    Write each thing that was said or done on a card of its own, with a mark for the person. What they did, then what they said;
    what you think about it gets another colour.

    ## Sort in silence
    Let everyone move the cards for twenty minutes without talking. Groups appear. Only then give each group a name, and let the
    name be a sentence: people book twice because they do not trust the first time.

    ## Count people, not cards
    One talkative guest can fill a wall. Write next to each group how many of the five are in it. Three out of five is a pattern
    worth acting on; one out of five is a story worth remembering.

    ## Go back to Monday
    Take the sheet with your beliefs. Which were confirmed, which have fallen, which are still open? Mark them in public. This
    is the moment in which research pays.

    ## Decide
    1. What will we change next week?
    2. What will we not do, although we had planned it?
    3. What do we need to ask next?

    Three lines are enough. Send them to everyone before you go home, with one quotation for each.

    ## Try it
    Use the method for any heap of notes, such as the last ten complaints. An hour is enough for a first round.
  `,
}
