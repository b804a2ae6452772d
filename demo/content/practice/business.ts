import type { Practice } from './types.ts'

export const business: Practice = {
  // Project planning that survives Monday
  'Estimating in ranges without losing face': `
    40 min: Take the last five tasks you finished and write from memory what you had estimated and what they took. Compute
    how wide your ranges should have been to be right four times in five. Use that width for the next five tasks and keep
    the sheet.

    35 min: Explain to an imagined client, in writing, why the answer is three to five weeks, what would make it three,
    and what you will know after the first week. At most twelve lines, and no apology.
  `,
  'The festival plan, week by week': `
    70 min: Plan a street party for two hundred people as outcomes on slips of paper: what is true when it is done. Put
    them on a wall in the order in which they depend on each other. Find the chain that decides the date, and mark it.

    75 min: Give each outcome of your wall a range and a name. Then play the plan week by week with a die: on a one, the
    outcome slips by a week. Play it three times, and note which outcome hurt the most. Change the plan so that it hurts
    less.

    60 min: Write the plan on a single page for somebody who comes in on Thursday: goal, five outcomes with dates, who
    decides what, what is open. Let a person outside of the project ask questions for ten minutes, and improve the page.

    60 min: Hold four weekly half hours for a project of your own or your family's, fifteen minutes each for looking back
    and ahead. Write down every time what was learned and what was moved. After the fourth, keep the habit or end it on
    purpose.

    60 min: Take a plan that failed. Write its story in ten dated lines, and mark the first day on which somebody could
    have known. What sign was there, who saw it, and which meeting would have made it heard?
  `,
  'What to drop first': `
    70 min: List everything a project of yours has promised. Sort the promises twice, by what people would miss and by
    what they cost. Write the message that announces the three you drop: what, why, what remains, and from when.
  `,
  // Reading a balance sheet
  'Cash is not profit': `
    45 min: A shop buys goods for 6,000 in March, pays in April, sells them for 10,000 in May and is paid in July; the
    rent is 800 a month. Write profit and cash for every month from March to July side by side. In which month does it
    need a loan, and how large?
  `,
  'Six companies, six verdicts': `
    60 min: Draw up the balance sheet of your household or club: what you own, what you owe, what is left. Value each
    thing as a stranger would pay today. Write three sentences on what surprised you.

    75 min: Take the published accounts of two companies in the same trade. Put their balance sheets into one spreadsheet
    as percentages of the total. Mark the three largest differences and write for each a question to the managers.

    60 min: Book ten events of a bakery into a balance sheet, one after the other: a loan, an oven, flour on credit, a
    sale, wages, wear of the oven. After every line both sides must be equal. Find the event that changes profit but not
    cash.
  `,
  'Five ratios worth knowing': `
    55 min: Compute the five ratios of one company for four years and draw them as small lines. Describe each movement
    without judging it. Then read the report of the managers, and note which movement they do not mention.
  `,
  // Spreadsheets that answer questions
  'Dates: the most fragile cells of all': `
    50 min: Build a sheet with ten dates in five spellings, one of them impossible. Turn them all into real dates, show
    the weekday, the age in days and the last day of the month. Then open the file on a computer with another language and
    see what survived.
  `,
  'Handing over a sheet': `
    50 min: Hand over a sheet to somebody who has never seen it. Write the first page, colour the input cells, add two
    checks, and leave the room. Come back after fifteen minutes and repair what they misunderstood, not what they praised.
  `,
  // From idea to first customer
  'Saying a price aloud': `
    55 min: Work out three prices for one offer: what it costs you with your hours, what the problem costs the customer in
    a month, what the next best solution costs. Choose one, write the two lines of the offer, and practise saying it with
    a friend who always answers: that is a lot.
  `,
  'Worksheets for the first eight weeks': `
    60 min: Fill in weeks one and two for an idea of yours. Find three people with the problem, write down the last time
    it happened to each of them, and hold one of the five conversations today, by telephone if necessary.

    75 min: Write the smallest offer that you could deliver by hand within a week, and the page that explains it: for
    whom, what they get, until when, for how much, how to say yes. No picture, no more than a hundred words. Send it to
    five people who could buy.

    50 min: Calculate the first year in a table with twelve columns: customers, income, costs, your hours, money in the
    bank. Make three versions: as hoped, half as many customers, three months later. Which month would stop you, and what
    could you move?

    60 min: List twenty places where ten customers could hear of you, with cost and hours for each. Try the three cheapest
    for real. Write after a week what each brought, and which question people asked first.
  `,
  'When stopping is the good decision': `
    55 min: Write the story of something you stopped, or should have, in three parts: what I believed, what I saw, what I
    did. Then set three dated signs for your present idea, and give them to a person who will ask you on that day.
  `,
  // Negotiation without tricks
  'Six role plays with cards': `
    60 min: Prepare a real conversation that you have been putting off. Write your interests, what you believe theirs are,
    three possible solutions, and what you will do without any agreement. Exchange the paper in your mind: what would they
    write?

    75 min: Play the rent increase twice with a partner, first as you usually would and then with the cards. Record both
    if your partner agrees. Count questions, offers and interruptions, and compare the results.

    75 min: Negotiate the delivery of a kitchen by email, four messages on each side, with somebody from the course or a
    friend. Look for two things that cost one side little and help the other much. Put the agreement into one table.

    45 min: Keep a diary of ten small negotiations in a week: who does the dishes, which date, which film. Write for each
    what the other really wanted. Look for the one question that you never ask.
  `,
  'The useful silence': `
    65 min: Hold two conversations of twenty minutes in which you only ask and sum up, without an opinion of your own.
    Write down afterwards what you learned that you would otherwise not have heard, and at which moment silence was
    hardest.
  `,
  'Writing it down so that it holds': `
    65 min: Write an agreement between two friends who share a car: use, costs, damage, the end. Let each clause say who
    does what by when. Then invent five bad days, and check whether the paper answers each. Mend it until it does.
  `,
}
