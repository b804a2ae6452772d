import type { ArticleTexts } from './types.ts'

export const business: ArticleTexts = {
  'Cash is not profit': `
    A company can earn money on every order and still be unable to pay the rent. Profit is a statement about a period. Cash is
    what lies in the account this morning.

    ## Where they part
    - You sell today and are paid in sixty days. Profit now, cash in two months.
    - You buy coffee for half a year. The cash is gone, the profit has not moved; the sacks are in the store.
    - You buy a machine. The cash leaves at once, the cost is spread over eight years.
    - You repay a loan. Cash goes, profit stays: repaying is not an expense.

    ## A small example
    | Month | Sold | Received | Paid | Cash at end |
    | January | 10 000 | 0 | 7 000 | 3 000 |
    | February | 12 000 | 0 | 8 000 | -5 000 |
    | March | 12 000 | 10 000 | 8 000 | -3 000 |

    The firm began with 10 000. It sold with a profit in each month, and in February it could not pay its bills. Growth made it
    worse, because every new order had to be paid for first.

    ## What to do
    Keep a list of the next thirteen weeks: what comes in, what goes out, what is left. Update it every Monday. Ask for a
    deposit. Send the invoice on the day of the delivery. Talk to the bank before the gap, not in it.

    ## Try it
    Draw the thirteen weeks for your household or club. Mark the lowest point, and write down what you could move away from it.
  `,
  'Estimating in ranges without losing face': `
    When will it be ready? Somebody who answers with one date is either lucky or will be sorry. An honest answer is a range, and
    it can sound just as firm.

    ## Two numbers
    Think of ten times that you do such a thing. On the best of them it takes four days, on the ninth it takes twelve. Say:
    between four and twelve days, most likely seven. The gap between the numbers is not weakness. It is what you know about what
    you do not know.

    ## Where the width comes from
    Ask what would have to happen for the long number. The supplier is late; the old wiring is worse than it looks. Now you have
    a list of risks, and for some of them there is something to do this week.

    ## Adding up
    Do not add all the long numbers. It is rare that everything goes wrong in the same project. Do not add only the short ones
    either; that is how plans die. A fair start is the sum of the likely numbers plus half of the largest gap.

    ## Saying it
    > We will open on the 14th if the permit comes this week. If not, on the 28th. You will hear which of the two on Friday.

    This gives people what they need: a date, what it depends on, and the day on which they will know more.

    ## Try it
    Estimate five ordinary things tomorrow with two numbers, the way to work among them. Note how often the truth lies between.
    Eight or nine in ten is about right.
  `,
  'What to drop first': `
    Time runs short in every project. The question is whether you choose what to drop, or whether it is chosen for you by
    whatever is left on the last evening.

    ## Decide while it is easy
    On the first day, with everybody in the room, make three lists. Without this there is no festival. This makes it good. This
    would be nice. The third list is a real list with real things on it; if it is empty, you have not been honest.

    ## Four things to drop
    1. Perfection in places where nobody looks.
    2. Choice. One soup is a menu too.
    3. Speed. Some things may come a week after the opening.
    4. Size. Half of the stalls, all of them well run.

    What you should not drop is safety, sleep before the opening day, and the promise you made in writing.

    ## Say it as a gain
    We drop the second stage, so that the first one has sound that people enjoy. A loss that buys something is understood. A
    loss without a reason looks like failure.

    ## Tell them early
    Whoever loses something should hear it from you, before others do, and with time left to answer. Most people are generous
    when they are asked and bitter when they are told.

    ## Try it
    Take your current project and finish the sentence: if we had a third less time, we would … Keep the answer. You may need it.
  `,
  'Five ratios worth knowing': `
    One number from a balance sheet says little. Two of them divided say something. These five are enough for a first
    conversation.

    | Ratio | How | It asks |
    | Current ratio | current assets / current liabilities | Can the bills of this year be paid? |
    | Equity ratio | equity / total assets | How much of it is our own? |
    | Gross margin | (sales - cost of goods) / sales | What is left of each coin before rent and wages? |
    | Days of sales outstanding | receivables / sales x 365 | How long do we wait for our money? |
    | Interest cover | operating profit / interest | Could we carry a bad year? |

    ## An example
    The roastery has receivables of 30 000 and sales of 180 000. 30 000 / 180 000 x 365 is about 61 days. Its invoices say
    thirty. So half of the customers pay late, or a few pay very late. That is a question for Monday.

    ## How to use them
    - Compare with the same company a year ago. That is the fairest comparison.
    - Compare with others in the same trade, not with the neighbours. A bakery and a shipyard differ in everything.
    - Never judge by one ratio. A high margin with slow payers is a nice way to run out of cash.

    ## What they hide
    The day of the balance is one day in the year, and it may have been chosen well. Ask how it looked three months earlier.

    ## Try it
    Compute the five for a small company whose accounts are public. Write one question for each. Good questions, not verdicts,
    are what ratios are for.
  `,
  'Dates: the most fragile cells of all': `
    A date looks like text, is kept as a number, and is read differently in every country. No other cell breaks so quietly.

    ## What is inside
    A spreadsheet keeps a date as the number of days since a fixed day. 31 more days are 31 added. That is why you can subtract
    two dates, and why a date suddenly shows as 46 000: only the format got lost, not the value.

    ## Is it a date at all
    If it stands at the left edge of its cell, it is probably text. Text cannot be sorted by time, and 10.02. comes before 9.02.
    Test it: add 1. A real date becomes tomorrow; text becomes an error.

    ## 03/04
    Is it the third of April or the fourth of March? The file does not know. Whoever opens it decides by the country of their
    computer, and for every day up to the twelfth nobody notices. Ask for exports in the form 2026-04-03. It can be read in only
    one way, and it sorts correctly even as text.

    ## Three habits
    1. Convert at the beginning, in a column of its own, and keep the original next to it.
    2. Look at the smallest and the largest date. Orders from 1900 or 2062 are errors that wave at you.
    3. Count by month. A month with twice as many orders as others is often two months that were read as one.

    ## Try it
    Take an export with dates and check these three. If you find nothing, you have a rare file; if you do, you have saved a
    report.
  `,
  'Handing over a sheet': `
    You built a sheet that works. Now somebody else will use it, on a day when you are on a train without a signal. What do they
    need?

    ## A first page
    Put a sheet in front of all others with five lines:

    - What this answers, in one sentence.
    - Where the data comes from, and how often.
    - Which cells may be changed. They have a colour of their own.
    - What it does not do.
    - Who made it, when, and who to ask.

    ## Make it hard to break
    Lock the formulas, not to show distrust but because everybody types into the wrong cell some day. Use lists to choose from
    instead of free text. Put a check at the bottom: the sum of the parts equals the whole, with a green yes and a red no.

    ## Remove the traces
    Old attempts, hidden columns, a link to a file on your own disk. Open the sheet on another computer and see what complains.

    ## Hand it over in person
    Let the other one drive. You say the question, they find the answer, and you keep your hands off the keyboard. Where they
    hesitate, improve the sheet and not the person.

    ## Try it
    Write the first page for a sheet that only you understand. If you need more than ten lines for what it does, it may be two
    sheets.
  `,
  'Saying a price aloud': `
    Many good offers die in the half second after the question: what does it cost? The voice goes up, a discount falls out that
    nobody had asked for, and the price sounds like an apology.

    ## Know where it comes from
    Count what it costs you, hours and nights included. Then find out what the problem costs them if nothing is done. Your price
    lies between those two. If there is no room between, you do not have a price problem but the wrong customer or the wrong
    offer.

    ## Say it and stop
    > It is 480 for the first month.

    Then be quiet. Count to five. The silence belongs to the other person, who is thinking. If you fill it, you will fill it
    with a rebate.

    ## Three answers to prepare
    - That is a lot. Compared with what? Ask kindly; the answer teaches you what they compare you with.
    - Can you do it for less? Yes, with less: take something out, not only money off.
    - I have to think about it. Of course. What would help you to decide, and when shall I call?

    ## Practise
    Say your price to a mirror, to a friend, to a bored relative. Ten times. By the seventh it is a number like any other.

    ## Try it
    Write down your offer in two lines and read the price aloud today, to one person who could buy. Whatever happens, you will
    know more in the evening.
  `,
  'When stopping is the good decision': `
    We tell stories about people who did not give up. There are more people who should have stopped a year earlier, and they
    rarely write books.

    ## Decide before
    On the day you begin you are still sober. Write down what would make you stop: a date, a sum, a number of customers. For
    example: if by the first of October fewer than ten people have paid twice, or if less than 4 000 is left, we stop. Give the
    sheet to somebody who will remind you.

    ## What does not count
    The money already spent does not count. It is gone in both cases. The only question is what the next month will cost, and
    what it could bring. Ask yourself: knowing what I know now, would I start this today?

    ## Signs worth listening to
    - You explain more and sell less.
    - You change the idea each month, but never the customer.
    - You avoid looking at the account.
    - You are relieved when a meeting is cancelled.

    ## Stop well
    Pay those who trusted you, in the order the law says and then in the order of decency. Tell customers early and help them to
    find something else. Keep the notes. The second thing you build will stand on them.

    ## Try it
    Write your two stopping sentences for whatever you are building now. If you feel nothing while writing, they are too soft.
  `,
  'The useful silence': `
    In a negotiation most of us talk too much. We explain a good offer until it looks doubtful, and answer questions that nobody
    asked. Silence is free and works better.

    ## Three places for it
    1. After your offer. Say it, and wait. Whoever explains first often gives something away.
    2. After theirs. Do not say yes or no at once. Look at it, write it down. The other side may already be improving it.
    3. After an answer that seems too short. People complete what feels unfinished, and the second half is usually the true one.

    ## It is not a trick
    Silence used as pressure is noticed and remembered. Silence as attention is a gift: somebody is really thinking about what I
    said. The difference is in your face. Look at your notes, nod, breathe.

    ## How to bear it
    Five seconds feel like a minute. Count them. Hold a pen, drink some water. Say it openly if you need longer: let me think
    about that for a moment. Nobody has ever been offended by this sentence.

    ## In writing too
    A day between two letters is silence as well. Sleep over an offer that makes you angry, and even more over one that makes
    you happy.

    ## Try it
    In your next conversation, wait for three seconds after every answer. Note what people add. Do it with somebody you like;
    you will learn something about them.
  `,
  'Writing it down so that it holds': `
    An agreement that both sides remember differently is a quarrel with a delay. Write it down on the same day, in words that a
    third person would understand.

    ## Six lines
    1. Who agrees with whom.
    2. Who does what. One person for each thing, with a name and not with a department.
    3. By when. A date, not soon.
    4. What it costs, and when it is paid.
    5. What happens if something goes wrong: who tells whom, how fast.
    6. How it ends, or when you will look at it again.

    ## Words to avoid
    Reasonable, as usual, in good time, best effort. They sound like agreement and mean two different things to two people.
    Replace each by a number, or by an example.

    > Instead of: deliveries in good time.
    > Better: on Tuesdays before ten. If it will be later, a call by eight.

    ## Think of the bad day
    Ask together: what is most likely to go wrong? Then write down what you will do. It is much easier today, while you like
    each other. Nobody has to feel distrusted, since it is the same for both.

    ## Read it to each other
    Let the other side say in their own words what they have understood. Change the text until both nod. For larger sums let a
    lawyer read it, and tell them to keep it short.

    ## Try it
    Take an agreement you have made by word of mouth. Write the six lines and send them with the question: have I got this
    right?
  `,
}
