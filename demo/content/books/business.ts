import type { FieldBooks } from './types.ts'

export const business: FieldBooks = {
  chapters: `
    # Working with other people's time

    Most of business is not about money. It is about promises between people who have other things to do.

    ## Ask clearly
    What you need, what for, by when. In this order and in one breath. Make it easy to say no: a clear no today is worth more
    than a yes that never comes.

    ## Promise little
    Say what you will do and when, and then do it on the day before. Trust is built out of small things that happened as
    announced.

    ## Write it down
    After each conversation send three lines: what we agreed, who does what, by when. It takes two minutes and prevents most
    quarrels. Whoever disagrees will say so at once, while it is still cheap.

    ## Give bad news early
    Bad news does not get better in a drawer. Say it in the first two sentences, then what you are doing about it, then when you
    will be back with more.

    # Numbers you should know by heart

    You do not need to be an accountant. You need a handful of numbers, and to look at them every week.

    1. How much cash is there, and for how many weeks does it last?
    2. What comes in during the next thirteen weeks, and what goes out?
    3. What does a customer bring in a year, and what did it cost to win them?
    4. How many of those who bought come back?
    5. What is the one number that, if it got worse, would keep you awake?

    Put them on one sheet, by hand if you like. A number that you write yourself is one that you have seen.
  `,
  books: {
    'The festival plan, week by week': `
      # The project

      A neighbourhood festival on the second Saturday in September. One stage, twelve stalls, about eight hundred visitors, a
      budget of 6 000. There are nine volunteers, and a date that cannot move. We begin in July, ten weeks before.

      The goal in one sentence: on Saturday evening people who live on both sides of the main road have eaten at one table.

      # The outcomes
      - The street is closed and the neighbours know it.
      - A safe stage stands, with power and sound.
      - Twelve stalls have a place, water, and somebody to ask.
      - There is something to eat for eight hundred people.
      - Everybody in the quarter has heard of it three times.
      - At ten in the evening the street is clean.

      # Ten weeks
      1. Week 10: all nine in one room. Goal, outcomes, and the three lists: must, good, nice.
      2. Week 9: apply for the permit. It decides everything else, so it comes first.
      3. Week 8: ask for the stage and the sound, two offers each. Range: 900 to 1 800.
      4. Week 7: invite the stalls. Twenty are asked, twelve are needed.
      5. Week 6: the permit is late. Plan B is written: the school yard, without a stage.
      6. Week 5: the permit comes. The budget shrinks by 1 000, because a sponsor leaves. We drop the second generator and the
         printed programme.
      7. Week 4: posters, first round. The helpers' list goes round: forty names are needed, twenty-six are there.
      8. Week 3: walk through the street with a tape measure. Two stalls do not fit and change places.
      9. Week 2: letters to the neighbours. Telephone numbers on one sheet.
      10. Week 1: a rehearsal of the first hour. Sleep.

      # The weekly half hour
      Every Monday at seven, standing. What became true? What has changed? What do we drop? The wall is repaired in front of
      everybody. In week 6 it took fifty minutes, in all others less than thirty.

      # What it cost
      | Item | Planned | Paid |
      | Stage and sound | 1 400 | 1 550 |
      | Permit and insurance | 500 | 480 |
      | Toilets and water | 900 | 860 |
      | Food, advance | 1 600 | 1 600 |
      | Printing | 600 | 180 |
      | Reserve | 1 000 | 210 |
      | Total | 6 000 | 4 880 |

      # Exercises
      The exercises of this chapter take about 45 minutes.

      1. Write the goal of your own project in one sentence, without the word and.
      2. Turn its five largest tasks into outcomes.
      3. Which outcome decides all others? Does it come first?
      4. Write plan B in three lines.
      5. Put four half hours into the calendar, with names.
    `,
    'Six companies, six verdicts': `
      # How to work with this book

      For each of the six invented companies you get a short story and a few figures, in thousands. Decide whether you would
      lend it 50 for two years. Write down two questions that you would ask first. Only then read the verdict.

      | | Sales | Profit | Cash | Receivables | Debt | Equity |
      | Bakery | 420 | 18 | 25 | 4 | 60 | 40 |
      | Software house | 900 | 110 | 8 | 340 | 50 | 210 |
      | Bicycle shop | 610 | 6 | 12 | 9 | 190 | 30 |
      | Cleaning firm | 300 | 24 | 60 | 28 | 0 | 85 |
      | Furniture maker | 750 | -20 | 90 | 60 | 120 | 260 |
      | Festival | 1 100 | 45 | 400 | 10 | 20 | 60 |

      # The bakery
      Thirty years in the same street, a new oven last year. Small profit, customers pay at once. Verdict: yes. The oven
      explains the debt, and nothing is owed to it that could be lost. Ask what the oven saves in electricity.

      # The software house
      Growing fast, thanked by everyone, paid by few: 340 of 900 are still open, that is about 138 days. Verdict: not yet. It
      does not need a loan, it needs somebody who sends reminders. A profit that does not arrive is a story.

      # The bicycle shop
      Much stock, little profit, a debt six times its equity. Verdict: no. One rainy spring is enough. Ask how old the bicycles
      in the cellar are; if half of them are from last year, then the equity is smaller than it looks.

      # The cleaning firm
      No debt, steady customers, thin but regular profit. Verdict: yes, but why do they ask? It turned out that they wanted to
      buy a van and did not like to touch their reserve. A good reason.

      # The furniture maker
      A loss, but from moving into a new workshop; solid equity, and cash for months. Verdict: yes, with a second look in half a
      year. A loss with a reason and an end is different from a loss by habit.

      # The festival
      So much cash. It is the money for tickets of an event that takes place in two months. Verdict: no. Nearly all of it is
      owed already, to artists and to guests if it rains. The balance sheet was made on the best day of the year.

      # What to take along
      1. Ask where the cash comes from and to whom it already belongs.
      2. Compare receivables with sales, in days.
      3. Ask whether profit or loss has a reason that ends.
      4. Look at the date.

      # Exercises
      The exercises of this chapter take about 40 minutes.

      1. Compute the equity ratio as equity divided by the sum of debt and equity. Who is the strongest?
      2. For which of the six would you change your mind, if the loan were only for three months?
      3. Invent a seventh company in which the verdict is difficult.
      4. Explain the festival to somebody who has never seen a balance sheet.
    `,
    'Spreadsheet exercises for forty lunch breaks': `
      # Before you start

      One exercise takes fifteen minutes. Use the list of orders from the course, or any list with dates, names and amounts.
      Work in a copy.

      # Clean
      The exercises of this chapter take about 150 minutes.

      1. Freeze the first row and give every column a name.
      2. Find cells with a space at the end.
      3. Make one spelling out of three for a customer.
      4. Turn text that looks like numbers into numbers.
      5. Turn text that looks like dates into dates.
      6. Find rows that occur twice.
      7. Split one column with first and last name into two.
      8. Join street, number and town into one address.
      9. Mark empty cells with a colour by a rule, not by hand.
      10. Write down how many rows you had before and after.

      # Ask
      The exercises of this chapter take about 150 minutes.

      1. What was the largest order?
      2. How many orders came in each month?
      3. What did one customer spend in total?
      4. How many customers ordered more than once?
      5. What is the average order, and what is the median?
      6. Which weekday is the strongest?
      7. Which product has not been sold since spring?
      8. What share of the sales comes from the ten largest customers?
      9. How does this month compare with the same month a year ago?
      10. Answer one of these with a pivot table and with a formula. Do they agree?

      # Connect
      The exercises of this chapter take about 150 minutes.

      1. Look up a price from a second sheet.
      2. What happens if the product is not there? Show a sentence instead of an error.
      3. Look up the customer's district and sum by district.
      4. Give names to three ranges and use them in formulas.
      5. Put the tax rate into a cell of its own.
      6. Let people choose a month from a list.
      7. Build a report that changes with this choice.
      8. Lock everything but the input cells.
      9. Add a check: the sum of the parts is the whole.
      10. Break your sheet on purpose, and see whether the check notices.

      # Show
      The exercises of this chapter take about 150 minutes.

      1. Draw sales by month as a line.
      2. Write a sentence above it.
      3. Remove everything that is not needed.
      4. Draw the five largest products as bars, ordered.
      5. Show two years in one chart without confusion.
      6. Make a chart that can be read in grey.
      7. Put the result on one page for printing.
      8. Write the first page: what this sheet answers, and what not.
      9. Let a colleague use it while you watch in silence.
      10. Delete what nobody used.

      # Three formulas to understand
      > =SUMIFS(amount, customer, "Meyer", month, 5)
      > =XLOOKUP(product, products, prices, "not in the list")
      > =COUNTIFS(date, ">=" & first, date, "<" & next_first)

      The first adds amounts for which both conditions hold. The second looks up a price and says so kindly when there is none.
      The third counts the orders of a month, from its first day up to, but not including, the first of the next one. It is
      right for every month, also for February.
    `,
    'Worksheets for the first eight weeks': `
      # How to use the sheets

      One sheet a week. Fill them in by hand, honestly, and do not skip the ones that hurt. After week eight you read all of
      them in a row and decide.

      # Week one: the problem
      Who has it? When did it last happen to them? What did they do about it? What did that cost, in hours or money? Write down
      three real cases, with first names.

      # Week two: conversations
      Speak with five people for half an hour each. Not a word about your idea. Note five exact phrases. How many of the five
      have spent money on this problem before? If nobody has, go back to week one.

      # Week three: the smallest offer
      What could you deliver by hand next week that helps one of them? Complete the sentence: for … I do … until …, and it costs
      … Cross out everything that needs software, an office or a partner.

      # Week four: the price
      | Question | Answer |
      | What does it cost me, hours included? | |
      | What does the problem cost them? | |
      | Where between the two is my price? | |
      | What do they pay for something similar? | |

      Say the price aloud ten times. Then say it to a person.

      # Week five: sell one
      Make ten offers. Note for each of them: yes, no, later, and the reason in their words. One yes is a good week. A no with a
      reason is a good day.

      # Week six: deliver
      Do it, all by hand. Write down every minute and every question the customer asks. Ask at the end: what would you have
      missed most?

      # Week seven: count
      | | |
      | Customers who paid | |
      | Customers who paid twice | |
      | Earned | |
      | Spent | |
      | Hours | |
      | Earned for each hour | |
      | Cost of winning one customer | |

      # Week eight: decide
      My stopping sentence from the first day was: … Has it come true? What would I do differently if I began today? Three
      roads: go on and do the same for ten more; go on and change one thing; stop, thank everybody, keep the notes. Choose one
      and tell it to somebody by Sunday.

      # An example
      Mira repaired zips. Week two: five of five had thrown away a good jacket. Week three: I fetch it on Monday and bring it
      back on Thursday, for 28. Week seven: nine customers, two came back, 11 for each hour. Week eight: she moved to a corner
      of the dry cleaner's, saved all the trips, and earned 19 for each hour. She changed one thing, the right one.
    `,
    'Six role plays with cards': `
      # How to play

      Two people, ten minutes, a watch. Each reads only their own card. Afterwards swap, and play the same again. Then talk:
      what did you want to know about the other one, and did you ask?

      # The rent increase
      Card A, tenant: you pay 800 and can afford 860. You would like to stay for five years. You can paint the staircase
      yourself.

      Card B, landlord: you want 950, since the roof cost 12 000. An empty flat for two months would cost you more than the
      difference. You value somebody who stays.

      # The late delivery
      Card A, café owner: forty chairs should have come last week. The opening is on Saturday. Twenty would be enough for the
      first day.

      Card B, maker: twenty-four are ready, the varnish of the others is still soft. You can bring a part on Friday if somebody
      helps to carry.

      # The salary
      Card A, employee: you have taken over the work of a colleague who left. You want 300 more, or a four-day week. You have
      another offer, which you like less.

      Card B, boss: 150 is possible at once, the rest from January. A free day each week would be easier than you believed. You
      would hate to lose this person.

      # The holiday
      Card A: two weeks at the sea, in August, with friends. The swimming matters most.

      Card B: mountains, and not in August, because of the prices. Quiet mornings matter most.

      # The old bicycle
      Card A, seller: you ask for 240, would take 180, and want it to go to somebody who rides it. The cellar has to be empty by
      Sunday.

      Card B, buyer: you have 200 with you. You saw a similar one for 190, but two hours away by train. You can fetch it today.

      # The noise
      Card A, neighbour below: you get up at five and cannot sleep for the cello upstairs.

      Card B, cellist: you have an examination in six weeks. You could practise in the school on three evenings, if you had a
      key.

      # Preparing a card
      1. My opening, my wish, my limit.
      2. What I will do if there is no agreement.
      3. What they will probably do then.
      4. What is cheap for me and valuable to them?
      5. What do I need to ask first?

      # Looking back
      - Who spoke first about a number, and what happened?
      - Which interest came up too late?
      - Where was there a silence, and who ended it?
      - Would both of you sign it again a year from now?

      # Exercises
      The exercises of this chapter take about 200 minutes.

      1. Play each of them three times, with different partners.
      2. Write a seventh card pair from your own life.
      3. Write down one of your agreements so that a stranger understands it.
    `,
  },
}
