import type { Practice } from './types.ts'

export const data: Practice = {
  // SQL from zero
  'What an empty cell means, and what it does not': `
    45 min: Create a table of twelve trips in which four have no returned_at. Predict on paper what count(*),
    count(returned_at), avg of the duration, a filter with = null and one with not in will give. Run all five, and explain
    every surprise in a sentence.
  `,
  'Sixty questions for a bicycle rental': `
    60 min: Create the four tables yourself and fill them with five stations, ten bikes, eight riders and thirty trips.
    Put in three oddities on purpose: a rider without trips, a trip without an end, a bike that never moved. All sixty
    questions can then be tried on them.

    75 min: The town asks whether a new station near the harbour would be used. Write the five queries that you would run,
    the result you expect of each, and a note of ten lines to the town with the figures and your doubts.
  `,
  'How to lay out a query so that others can read it': `
    50 min: Choose three of your answers to the sixty questions and rewrite them: one clause on each line, named steps
    instead of nested brackets, names that a rider would understand. Let somebody say what each query asks without seeing
    the question.
  `,
  // Machine learning, honestly
  'A pocket guide to averages and spread': `
    50 min: Measure something thirty times: the way to work, the minutes until the bus comes, the length of emails.
    Compute mean, median, quartiles and standard deviation, draw the values as dots, and say which of the figures you
    would tell a friend.

    45 min: Build a column of twenty numbers in a spreadsheet and let one of them grow from 10 to 1,000. Watch all
    measures while you do it. Write down which ones moved, how far, and what that means for reports with one very large
    customer.
  `,
  'Five ways in which the future leaks into your data': `
    60 min: Take a public table with dates, such as bike counts and weather. Write a prediction for tomorrow that cheats
    by mistake: shuffle all days before you split them. Measure it, then split by time and measure again. Note how much of
    the success was cheating.

    60 min: Draw the life of one record from your work as a line: created, changed, closed, corrected. Mark when each
    column gets its value. Then list which columns a prediction on the second day could honestly use.
  `,
  'Vectors and matrices for practical people': `
    80 min: Fit a line to bike trips and temperature three times: by eye with a ruler, by the sums of this book in a
    spreadsheet, and with a library. Compare the slopes, and draw the residuals. What does their shape say that the slope
    does not?

    90 min: Predict late parcels with a rule you could explain at the counter, such as: Fridays and islands are late.
    Measure it. Then train a tree of depth three, and compare both on weeks that neither has seen. Which would you use on
    Monday, and why?

    90 min: Program a network with two inputs, three hidden units and one output in plain Python, without a library. Teach
    it the exclusive or. Print the weights every hundred steps, and write down what you changed when it did not learn.

    75 min: Compute a confusion table by hand for a model that finds forty of fifty ill plants and alarms on thirty of two
    hundred healthy ones. Find precision and recall, then decide the threshold for a gardener with one hour a day and for
    one with a helper.

    60 min: Find the three days on which your best model was most wrong. Look at everything you know about them. Decide
    for each whether it needs another column, cleaner data, or acceptance, and write that into the notes of the model.
  `,
  'Explaining a model to the person who must decide': `
    75 min: Write one page for the head of a clinic about a model that predicts missed appointments: what it does, how
    often it is wrong in each direction, what happens to whom when it is, and what you advise. Give it to somebody without
    the field and ask what they would decide.
  `,
  // Charts that tell the truth
  'Where should the axis begin': `
    55 min: Collect six charts from one week of news. For each write where its axis begins, whether lengths or positions
    carry the meaning, and what a hurried reader would take home. Redraw the one whose axis changes the story most.
  `,
  'Twelve charts, before and after': `
    60 min: Take one table, for example the population of ten towns over five censuses. Draw it as a table, as bars, as
    lines and as small multiples. Write under each which question it answers in three seconds, and which it hides.

    75 min: Redraw the waiting times of a hospital, or any queue you can count yourself, so that both the usual case and
    the bad day are visible. An average alone is not allowed. Show it to two people and note what each says first.

    60 min: Make a chart for print in one colour and one for a wall at three metres from the same figures. Change the
    form, not only the size. List the five things that you had to decide differently.

    75 min: Put together a portfolio of four pages: before, after, and three sentences about each change. Ask somebody to
    find one thing in every after that is still in the way, and remove it.
  `,
  'The sentence above the chart': `
    55 min: Write three different true sentences for one chart: one for the person who pays, one for the person who does
    the work, one for a sceptic. Decide which chart each sentence would need, and draw the one that is not yet there.
  `,
  // Database design in practice
  'Keys: natural, artificial, and the ones you regret': `
    70 min: Choose keys for five tables: citizens, books in a shop, rooms of a hotel, mails, exchange rates by day. For
    each list what could make a natural key change or repeat, decide, and write the create table statement with the
    constraint that keeps the other candidate unique.
  `,
  'Three models and a year of change': `
    75 min: Interview somebody who runs a small organisation, in half an hour and about last week only. Underline nouns
    and verbs in your notes, and draw a model of at most eight tables. Show it to them and let them find the mistake.

    80 min: Write the choir's model as SQL with every key, foreign key and check that you can think of. Then try to insert
    ten wrong facts: a copy lent twice, a return before the loan. Count how many the database refuses, and improve the
    score.

    70 min: Live through a year: in March the choir lends to guests, in June a piece has two composers, in October a fee
    depends on age. Write each change as a migration that keeps all old rows valid, and say for how long two versions of a
    program could run beside each other.

    75 min: Fill the repair shop with a hundred thousand invented rows. Find the three slowest questions of a normal day,
    read their plans, and add at most two indexes. Measure inserts before and after, and write down what the indexes cost.

    45 min: Turn one updated column, such as the state of a repair, into a table of events. Write the query that gives the
    present state, and one question that could not be answered before.
  `,
  // Statistics for people who decide
  'Before the test: six questions about the data': `
    70 min: Choose a survey that was published with its questions. Answer the six questions for it in writing: who was
    asked, who answered, who is missing, what was measured, what was compared, who profits. End with a sentence on what
    you would believe of it.
  `,
  'Half-page decision memos': `
    60 min: Put forty white and ten brown beans into a bag. Draw twenty, count the brown ones, put them back; do it thirty
    times. Draw the results as dots and mark the middle ninety in a hundred. You have made an interval with your hands.

    70 min: Twelve of two hundred customers left this month, nine the month before. Shuffle the labels in a spreadsheet a
    thousand times and see how often a difference of three or more comes by chance. Write the memo with your advice.

    75 min: Resample a small survey of your own, at least twenty answers, five hundred times. Report the share of yes with
    an interval, and say how many more answers would make the interval half as wide. Check your guess by simulation.

    60 min: Plan a fair comparison of two versions of a letter: who gets which, how many, what is counted, when you stop.
    Write it before you see any figure, and name the result that would change your mind.
  `,
}
