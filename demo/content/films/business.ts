import type { FilmTexts } from './types.ts'

export const business: FilmTexts = {
  'Why plans die on Monday': [
    'A plan made by one person is news to everybody else.',
    'Detail that reaches too far ahead is guessing with a neat border around it.',
    'If nobody agreed on what to give up, the date is what gives way.',
    'Your turn: look at an old plan and find the week in which it stopped being true.',
  ],
  'Outcomes on one wall': [
    'Write outcomes, not tasks: the stage stands and is safe, in place of order the stage.',
    'Hang them from left to right in the order in which they have to be true.',
    'A gap on the wall is cheaper than a gap in August.',
    'Your turn: describe your project in nine outcomes, each with a verb in the present.',
  ],
  'How to ask for what you need': [
    'Say what you need, what for and by when, in this order and in one breath.',
    'Make it easy to say no. A forced yes comes late and half done.',
    'Name what happens otherwise. It is information, not a threat.',
    'Your turn: write one request you have been putting off, in three sentences.',
  ],
  'The weekly half hour': [
    'Thirty minutes, the same day, everybody standing in front of the plan.',
    'Three questions: what became true, what has changed, and what do we drop?',
    'Repair the plan in public. A plan that is repaired is a plan that lives.',
    'Your turn: put four such half hours into the calendar now.',
  ],
  'What we own and what we owe': [
    'A balance sheet has two sides: what there is, and who paid for it.',
    'What we own minus what we owe is equity. It is a difference, not a drawer of money.',
    'Both sides are always equal, because each thing has come from somewhere.',
    'Your turn: write a small balance sheet of your household on one page.',
  ],
  'Two years in a coffee roastery': [
    'The loan arrives: cash goes up, debt goes up, and profit does not move.',
    'The roaster is bought: cash becomes a machine, and wears out over eight years.',
    'The café pays in sixty days: a sale today, money in two months.',
    'Your turn: enter each of the three events in all three statements.',
  ],
  'Input, calculation, result': [
    'Three areas: what you type, what is computed, and what others read.',
    'A number inside a formula is a secret. Give it a cell and a name.',
    'Then a mistake has only one place in which it can hide.',
    'Your turn: colour the input cells of an old sheet and find the hidden numbers.',
  ],
  'Cleaning an export of orders': [
    'Keep the export untouched on a first sheet, and clean on a second one.',
    'Trim the spaces, agree on one spelling, one date format, one kind of number.',
    'Count the rows before and after. Cleaning must not lose an order.',
    'Your turn: find all the spellings of one customer and make them one.',
  ],
  'Three ways to summarise': [
    'A formula that sums under a condition answers one question, exactly and for good.',
    'A pivot table answers ten questions in a minute, and is quickly out of date.',
    'A sorted list with subtotals answers the person who wants to see each line.',
    'Your turn: answer the same question in all three ways and compare.',
  ],
  'One chart that says something': [
    'Write the sentence first: returns doubled after the change of supplier.',
    'Then choose the form that shows this sentence and nothing else.',
    'Delete the legend, and write the names next to the lines.',
    'Your turn: put a whole sentence above your next chart.',
  ],
  'A stranger who pays': [
    'Friends say that it is a good idea. A stranger who pays says that it is a useful one.',
    'The first sale may be small, slow and made by hand. It only has to be real.',
    'Until somebody has paid, the price is a wish.',
    'Your turn: name three strangers who could have the problem, and where they are.',
  ],
  'Describe the problem for an hour': [
    'Talk about the problem for an hour and never once about your solution.',
    'When did it last happen, what did it cost, and what have they tried already?',
    'A problem on which nobody has spent time or money may not be one.',
    'Your turn: hold one such conversation, and write down five exact words.',
  ],
  'Ten customers by hand': [
    'For the first ten, do by hand what you would like to automate.',
    'You learn what they ask, what they skip, and what they would miss.',
    'Count honestly: the hours spent, the money earned, and who came back.',
    'Your turn: plan how you would serve one customer this week without any software.',
  ],
  'The company I closed': [
    'We had users and thanks, and no one who would pay a third time.',
    'I looked at the cash every month. I should have looked at it every week.',
    'Closing in time let me pay everyone and sleep.',
    'Your turn: write the sentence at which you would stop, before you need it.',
  ],
  'Why preparation beats talent': [
    'Know your alternative: what will you do if there is no agreement today?',
    'Know theirs as well. Most of the power in a room is outside of it.',
    'Write your opening, your wish and your limit on a card, and stay with it.',
    'Your turn: prepare one card for a talk you have this month.',
  ],
  'The rent increase, twice': [
    'First time: two numbers, two voices, and at the end a tired middle.',
    'Second time: why this much, and why now? The roof has to be paid for.',
    'A longer contract and a smaller step serve both of them.',
    'Your turn: name two interests behind the number of the other side.',
  ],
  'The late delivery, twice': [
    'First time: who is to blame? The talk ends, the goods are still not there.',
    'Second time: what do you need by Friday, and what can wait until Tuesday?',
    'They agree on a part delivery and a date with a name beside it.',
    'Your turn: turn one reproach into a question about what is needed.',
  ],
}
