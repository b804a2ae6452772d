import type { Practice } from './types.ts'

export const design: Practice = {
  // Interface design, step by step
  'Words on buttons': `
    40 min: Write the whole dialogue for deleting a photo album, three times: for a careful person, for a hurried one, and
    for somebody who opened it by mistake. Every button names what happens. Read it aloud without the title, and see
    whether the buttons still make sense.

    35 min: Rename the ten most used commands of a program you know well, at most two words each. Test the names on two
    people with the question: what would happen if you pressed this? Keep a name only if both are right.
  `,
  'Thirty screens: the allotment app': `
    75 min: Write down the five tasks for which somebody opens the allotment app, in the words of a gardener with dirty
    hands. Draw for each the shortest way in boxes and arrows, without screens. Strike out every box that asks for
    something the app could know.

    90 min: Draw screens 1 to 9 in grey boxes on paper, one sheet each, with real texts. Lay them on the floor in the
    order of a visit. Walk the way of a newcomer and that of a member of ten years, and mark where one of them has to
    think.

    80 min: Add the states that everyone forgets to three of your screens: empty, loading, too much, no connection, not
    allowed. Write the sentence that each shows, and the one thing that can be done next.

    90 min: Build one screen in any drawing tool with a single typeface, three sizes, two greys and one colour. Use only
    space to show what belongs together. Then take away a quarter of the elements and compare.

    75 min: Test the borrowing of a shredder with two people on paper screens. You play the computer and are silent. Note
    each hesitation with its screen, and sort your notes by how often, not by how easy to repair.

    60 min: Repair the three worst places from your tests, draw those screens again, and write beside each what you
    changed and which observation made you do it.
  `,
  'A review list for the last day': `
    80 min: Review a booking page that you did not make, with the whole list and a clock. Write each finding as a sentence
    with a place, a consequence and a proposal. Then choose the five that you would mend if there were only one day, and
    defend the choice.
  `,
  // Colour that works
  'Contrast on a single page': `
    55 min: Set a page with a heading, two paragraphs, a link, a button, a hint and an error in one light and one dark
    theme. Measure every pair, write the figures beside them, and change colours until each passes. Keep the mood of both
    themes the same.
  `,
  'Forty palettes and their rules': `
    60 min: Photograph a place you remember well and take five colours from it by eye, without a picker. Paint them side
    by side, compare with the photo, and correct lightness first, then hue. Write the rule of the palette in one sentence.

    75 min: Build a scale of nine steps for one hue, from nearly white to nearly black, so that the steps look equal.
    Check it in grey. Then do the same for yellow and for blue, and describe what differs.

    70 min: Design the colours of a timetable with six lines that cross. They must be told apart in sunlight, in print and
    by somebody who does not see red and green. Change shapes or labels where colour alone is not enough.

    60 min: Give one poster three moods by changing only its colours: an early morning, a workshop, a warning. Show them
    to three people and ask for a word for each. Keep the ones for which two people agree.

    45 min: Describe the palette of a brand as rules that a stranger could follow: which colour carries text, which never
    does, how much of each, what happens in the dark. Let somebody make a page from your rules alone.
  `,
  'How eight in a hundred men see your map': `
    70 min: Redraw a map with seven categories for readers with red-green deficiency. Use a simulator before and after,
    order the colours by lightness, and label directly where there is room. Write what you gave up and what became clearer
    for everybody.
  `,
  // Typography for screens
  'Numbers deserve care too': `
    50 min: Set a price list with thirty lines, a timetable and a table of results. Decide for each about figures of equal
    width, alignment, units and lines. Print them on one page and ask somebody to find three values; measure how long it
    takes.
  `,
  'A short walk through five centuries of letters': `
    60 min: Set one article of a thousand words for a phone and for a wide screen. Choose size, line length and line
    height by reading, not by rule, then measure what you chose. Change one of the three at a time and note when reading
    gets harder.

    55 min: Compare four typefaces for a long text: draw their a, g, R and 1 by hand, larger than life. Decide which one
    you would use for a law, a cookbook and a timetable, and give a reason that can be seen in the drawings.

    60 min: Build a scale of five sizes for headings, text and notes, in CSS with variables. Apply it to a page that you
    did not write. Everything that falls outside of the scale has to be argued for or removed.

    45 min: Find ten details in three printed books from different centuries: margins, initials, page numbers, the way a
    chapter ends. Try two of them on a screen and say which survived the move.
  `,
  // Accessible by design
  'Repairing a booking form': `
    60 min: Use five pages for a whole hour without a mouse. Keep a list with three columns: what I wanted, where I got
    stuck, what the page could have done. Count how often you did not know where the focus was.

    75 min: Write the booking form of the theatre from an empty file, with real labels, groups, hints and no style at all.
    It must work by keyboard and make sense when read from top to bottom. Only then add style, and touch no element while
    doing so.

    75 min: Learn ten commands of the screen reader that your computer has. Fill in your form and a stranger's with the
    screen switched off. Write down what was announced twice, what never, and what in the wrong order.

    60 min: Add a date field, a list of suggestions and a message that appears after sending. For each find out how it is
    announced and where the focus goes. Replace one of them by something simpler and say what was lost.
  `,
  'Error messages that help': `
    65 min: Write all messages of a form with eight fields: missing, wrong, too long, taken, expired, no connection. Place
    them, connect them with their fields, and decide where the focus goes after sending. Try the form with three mistakes
    at once.
  `,
  // Talking to users: research in one week
  'Finding five people by Wednesday': `
    60 min: Write a screener with five questions that finds people who cooked for a group this month, without telling what
    you look for. Send it to twelve people. Invite the first three who fit and write down why each of the others did not.
  `,
  'Guides, consent notes and sorting sheets': `
    60 min: Write an interview guide for a question of your own: one opening, four topics, and for each a question about
    the last time. Remove every question that can be answered by yes. Try it on yourself, aloud, with a clock.

    90 min: Hold two interviews of half an hour with your guide, with a consent note that both of you have read. Speak
    less than a fifth of the time. Write your notes out within the hour after, with the exact words of three sentences
    each.

    75 min: Watch somebody do the thing that you want to improve, at the place where they do it. Say nothing for twenty
    minutes and draw what their hands do. Ask afterwards about three moments only.

    75 min: Write forty notes from your interviews on slips, one observation on each. Sort them without headings, move
    them twice, and name the groups last. A group that you expected from the start is looked at again.

    45 min: Turn one group into a sentence: when this happens, people do that, because of this. Add the two slips that
    contradict it. Show both to somebody who has to decide.
  `,
  'Friday afternoon: from notes to a decision': `
    70 min: Prepare and hold a meeting of forty minutes in which three people decide about one change on the basis of your
    notes. Begin with ten minutes of silent reading. Write the decision, the doubt and the date on which you will look
    again, before anyone leaves.
  `,
}
