import type { FilmTexts } from './types.ts'

export const data: FilmTexts = {
  'Tables, rows and one first question': [
    'A table keeps one kind of thing: a row for each bike, a column for each fact.',
    'select says which columns you want, from says where they live.',
    'Read a query aloud. If it does not sound like a question, it is not finished.',
    'Your turn: write down one question about your own work that a table could answer.',
  ],
  'Filter and sort: finding the late bikes': [
    'where decides about each row on its own: it stays or it goes.',
    'A missing return time is not late and not early. It is null, and needs is null.',
    'Without order by the rows come in any order, even if today they look sorted.',
    'Your turn: find the ten longest trips that have not been returned yet.',
  ],
  'Group and count': [
    'group by puts rows into piles; count, sum and avg say one thing about each pile.',
    'Every column you select is either part of the pile name or a summary of the pile.',
    'where filters rows before the piles are made, having filters the piles.',
    'Your turn: count trips by weekday and keep only the days above a hundred.',
  ],
  'Joins without double counting': [
    'A join puts every fitting pair of rows side by side. Two matches make two rows.',
    'Before you sum, ask what one row of the joined table stands for.',
    'If the total grew after a join, something is counted twice. Group first, then join.',
    'Your turn: join stations and trips, and check that the number of trips is unchanged.',
  ],
  'Beat the baseline first': [
    'The baseline is the answer of somebody who does not look: always the commonest class.',
    'If 95 of 100 parcels are on time, then saying on time is right 95 times.',
    'A model has to beat that by enough to be worth its trouble.',
    'Your turn: write down the baseline for a prediction you would like to make.',
  ],
  'Lines, slopes and residuals': [
    'A line has two numbers: where it starts, and how much it climbs with each step.',
    'A residual is what the line got wrong: the measured value minus the predicted one.',
    'Plot the residuals. If you see a curve in them, the line has missed something.',
    'Your turn: fit a line by eye through ten points, and measure your residuals.',
  ],
  'Trees and forests': [
    'A tree asks simple questions, one after another, until the groups are clean enough.',
    'A tree that asks too many questions has learned the noise by heart.',
    'A forest lets many different trees vote, and their private mistakes cancel out.',
    'Your turn: draw a tree of three questions that guesses whether a bus is late.',
  ],
  'A small neural network by hand': [
    'A neuron multiplies each input by a weight, adds them up and bends the result.',
    'Without the bend, a hundred layers would be nothing more than one straight line.',
    'Learning means: see the error, ask each weight for its share, and nudge it a little.',
    'Your turn: compute one neuron with two inputs on paper, then change one weight.',
  ],
  'Validation that cannot flatter you': [
    'A model must be judged on cases it has never seen, not even by accident.',
    'If time matters, train on the past and test on what came later.',
    'Every look at the test set uses it up a little. Keep one that you open only once.',
    'Your turn: describe how you would split a year of bike trips.',
  ],
  'A chart is a comparison': [
    'Before you choose a form, say the comparison: what, against what, and why.',
    'Positions on one line are read best. Lengths are good, angles and areas are poor.',
    'What is not part of the comparison can be made pale or taken away.',
    'Your turn: write the comparison of the last chart you saw in one sentence.',
  ],
  'Redrawing the waiting room': [
    'The old chart shows an average of 40 minutes. Nobody in the room waited 40 minutes.',
    'Show each patient as a point, and two groups appear: those before ten and after.',
    'The question changes with the picture: why does the late morning wait so long?',
    'Your turn: replace one average you know by the points behind it.',
  ],
  'Colour for order, colour for kinds': [
    'Ordered values get one colour from light to dark. The eye reads dark as more.',
    'Kinds get different hues of similar strength, so that none seems to win.',
    'If there is a middle that matters, use two colours that meet in a pale centre.',
    'Your turn: print a map in grey and see whether the order is still there.',
  ],
  'Listening for nouns and events': [
    'Let people tell what happened last week. The nouns are things, the verbs are events.',
    'Events have a moment. Where a moment matters, a table for it is waiting.',
    'When two people use one word for two things, you have found a future bug.',
    'Your turn: interview somebody for ten minutes, and underline nouns and verbs.',
  ],
  'The choir and its library: a first model': [
    'A score and a copy of it are two things: one is composed, the other gets lost.',
    'A loan ties a member to a copy from one day to another. It is an event with an end.',
    'Draw lines with their numbers: one member has many loans, one loan has one copy.',
    'Your turn: draw the choir before you look at the solution.',
  ],
  'Constraints as kindness': [
    'A constraint is a rule that the database keeps when everybody else forgets it.',
    'not null, unique, check and references: four words that prevent most sad evenings.',
    'Give a constraint a name, and its error message will tell a story.',
    'Your turn: name a rule of your work that today lives only in heads.',
  ],
  'Indexes: what they cost and give': [
    'An index is a sorted list with page numbers: quick to find in, work to keep.',
    'It helps when a query wants few rows out of many, and in the order it is sorted.',
    'Every index makes each insert a little slower. Ask the plan whether it is used.',
    'Your turn: look at the plan of one query before and after adding an index.',
  ],
  'Noise looks like a story': [
    'Toss a coin twenty times, and you will find a streak that wants an explanation.',
    'Twelve after nine can be a trend or nothing at all. Small numbers jump.',
    'Ask first: how much would this number move if nothing had changed?',
    'Your turn: write the results of thirty tosses and look for a pattern.',
  ],
  'A bag of beans: sampling you can hold': [
    'A bag holds white and red beans. You may look at twenty, and have to guess the rest.',
    'Draw again and again: the share of red moves, but it moves around the truth.',
    'Four times as many beans make the spread half as wide. More is dear.',
    'Your turn: draw ten handfuls and mark each share of red on a line.',
  ],
  'Intervals without formulas': [
    'Take your sample, draw from it with putting back, and note the mean. Do it a thousand times.',
    'The middle 95 of a hundred of those means show how far yours may be off.',
    'A wide interval is not a failure. It tells you honestly what you do not know.',
    'Your turn: put an interval next to one number in your last report.',
  ],
  'What a test can and cannot say': [
    'A test asks: if nothing were going on, how often would I see something like this?',
    'A small p-value says that chance alone is a poor story. It does not say how large the effect is.',
    'No difference found is not the same as no difference. Look at the interval.',
    'Your turn: rewrite one “significant” sentence as a size with its uncertainty.',
  ],
}
