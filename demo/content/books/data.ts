import type { FieldBooks } from './types.ts'

export const data: FieldBooks = {
  chapters: `
    # Looking before counting

    Most errors with data are made before the first formula. Give every new table half an hour of plain looking.

    1. How many rows are there, and how many should there be?
    2. What does one row stand for? A person, a visit, a month?
    3. Which column names a row, and is it really unique?
    4. What are the smallest and the largest value of each column? Birthdays in 1900 and prices of zero greet you here.
    5. Where are cells empty, and what does that mean?
    6. Do the totals agree with something you know from elsewhere?

    Write the answers down next to the data. They are the first page of every report that follows.

    # Saying what you found

    A result is finished when somebody else can use it. Three sentences go a long way: what we asked, what we found, how sure we
    are.

    ## A number needs company
    Twelve customers left. Is that many? Twelve of two hundred, after nine in the month before, and between seven and fourteen
    in the year before that. Now it is a sentence one can think about.

    ## Round
    Precision that is not there misleads. If the survey had fifty answers, whole per cents are enough, and often a half or a
    third is the honest word.

    ## Name the doubt
    Say what could make the result wrong, and what you did about it. Readers who find out by themselves will never trust you
    again. Readers who are told will forgive a lot.

    ## Keep the way
    Note which file, which date and which steps. In a year somebody will ask, and it will probably be you.
  `,
  books: {
    'Sixty questions for a bicycle rental': `
      # The tables

      The rental keeps four tables. Copy the list, since you will need it for every question.

      | Table | Columns |
      | stations | id, name, district, places |
      | bikes | id, kind, bought_on |
      | riders | id, name, joined_on, district |
      | trips | id, bike_id, rider_id, start_station_id, end_station_id, started_at, returned_at |

      A trip without returned_at is still under way. Answer each question with one query, and say the result in a sentence.

      # One table
      The exercises of this chapter take about 60 minutes.

      1. List all stations by name.
      2. Which stations have more than twenty places?
      3. How many bikes are there?
      4. Which bike is the oldest?
      5. Which riders joined this year?
      6. Which riders have not told us their district?
      7. Which trips are under way right now?
      8. List the trips of yesterday, the latest first.
      9. Which trips began before six in the morning?
      10. Which kinds of bikes are there, each once?
      11. Show the first ten riders in the order of joining.
      12. Which station names begin with a B?
      13. Which trips ended where they began?
      14. Which bikes were bought in the last ninety days?
      15. Which trips lasted less than two minutes?

      # Group and count
      The exercises of this chapter take about 90 minutes.

      1. How many trips are there in each month?
      2. How many riders live in each district?
      3. How many bikes of each kind?
      4. On which weekday do most trips begin?
      5. At which hour?
      6. How long does a trip last on average? Without those under way.
      7. What is the longest trip of each month?
      8. Which riders made more than fifty trips?
      9. How many trips had each bike, at most ten lines?
      10. In which months were there fewer than a hundred trips?
      11. How many different riders were on the road each day?
      12. What share of the trips is shorter than ten minutes?
      13. How many trips began at each station in May?
      14. Which district has the most places?
      15. How many trips were never returned, by month?

      # Joins
      The exercises of this chapter take about 120 minutes.

      1. List trips with the name of the start station.
      2. And with the name of the end station too.
      3. Which riders have never made a trip?
      4. Which bikes have not been used for thirty days?
      5. Which station starts most trips?
      6. From which station do riders most often go to the harbour?
      7. How many trips cross a border between districts?
      8. Which rider has used the most different bikes?
      9. List each rider with the date of the last trip, also those without one.
      10. What does each kind of bike do in hours a month?
      11. Which pair of stations is used most often, in either direction?
      12. How many trips did riders make in their first week?
      13. Which stations give away more bikes than they get?
      14. How many riders start mostly in their own district?
      15. Check that your joins have not changed the number of trips.

      # Harder ones
      The exercises of this chapter take about 165 minutes.

      1. How many bikes were at each station this morning at six?
      2. Which was the busiest hour of the year?
      3. How many trips overlap at the busiest minute?
      4. For each rider, how many days lie between two trips?
      5. How does the number of trips change from month to month, in per cent?
      6. Rank the stations within each district.
      7. Which ten per cent of riders make which share of the trips?
      8. What is the median length of a trip?
      9. Which bikes move only between two stations?
      10. How many riders came back after a pause of three months?
      11. How many riders who joined in spring are still riding in autumn?
      12. Which trips look impossible, and why?
      13. At which stations do bikes wait the longest?
      14. Which weekday differs most between summer and winter?
      15. Write the question that you would like to ask next.

      # Two answers to compare
      Riders who have never made a trip:

      > select r.name
      >   from riders r
      >  where not exists (select from trips t where t.rider_id = r.id)

      The share of short trips. The filter stands inside of the count, so that one pass is enough:

      > select count(*) filter (where returned_at - started_at < interval '10 minutes') * 100.0
      >        / count(*) as per_cent
      >   from trips
      >  where returned_at is not null
    `,
    'A pocket guide to averages and spread': `
      # Three middles

      Five people wait 2, 3, 3, 4 and 38 minutes. What is the typical wait?

      - The mean is 10 minutes: the sum, 50, divided by five. Nobody waited ten minutes.
      - The median is 3 minutes: the one in the middle, once they stand in order.
      - The mode is 3 minutes: the most frequent value.

      The mean answers the question of the cashier: how much in total? The median answers the question of a visitor: what will
      happen to me, most likely? When the two differ much, say both, and show why.

      # How far apart

      A middle without a spread is half a sentence. Two clinics have a mean wait of twenty minutes; in one of them everybody
      waits between fifteen and twenty-five, in the other between two and ninety.

      ## Range
      From the smallest to the largest. Easy, and at the mercy of a single odd value.

      ## Quartiles
      Cut the ordered values into four equal parts. Between the first and the third cut lies the middle half. For everyday
      reports this is the most useful spread: half of our visitors wait between 12 and 28 minutes.

      ## Standard deviation
      Take each distance from the mean, square it, average the squares, and take the root. For 4, 6 and 8 the mean is 6, the
      distances are -2, 0 and 2, the squares 4, 0 and 4; their average is 8/3, and its root is about 1.6. If the values come
      from a sample, divide by one less, by 2 here: the root of 4 is 2.

      For bell-shaped data about two thirds of the values lie within one standard deviation of the mean, and about 95 in a
      hundred within two. For waiting times, incomes and other lopsided things do not use this rule.

      # The standard error
      How much would the mean move if we had asked other people? Divide the standard deviation by the root of the number of
      cases. With a deviation of 12 minutes and 36 visitors it is 12/6 = 2 minutes. Four times as many visitors make it half as
      large. This is the reason why precision is expensive.

      # Traps
      - The average of averages. Two classes, 10 pupils with mean 2 and 30 pupils with mean 3: the mean of all is 2.75, not 2.5.
      - A share of a small group. Two of four is not the same news as fifty of a hundred.
      - Leaving out the zeros, or those who gave up waiting.
      - Comparing middles of groups that differ in other ways.

      # Exercises
      The exercises of this chapter take about 30 minutes.

      1. Find mean, median and quartiles of 3, 5, 5, 6, 7, 9, 14.
      2. Add 10 to each value. What changes, and what does not?
      3. Multiply each by 2. And now?
      4. Invent five numbers with mean 10 and median 2.
      5. A report says that the average salary rose, while every department's average fell. How can that be?

      Answers: the mean is 7, the median 6, the quartiles 5 and 9 (or 5 and 8, depending on the method; say which one you use).
      Adding moves the middles and leaves the spread. Multiplying doubles both. One solution for the fourth: 1, 1, 2, 16, 30. In
      the fifth, more people work in the department that pays more than before.
    `,
    'Vectors and matrices for practical people': `
      # A list with a meaning

      A vector is a list of numbers in which each place means something. A recipe is one: 200 grams of flour, 2 eggs, 100 of
      milk. So is a bike trip: 3.2 kilometres, 14 minutes, 7 o'clock. Two vectors can be added place by place, and a vector can
      be stretched by a number: twice the recipe.

      ## Length and distance
      The length of (3, 4) is the root of 9 + 16, that is 5. The distance between two vectors is the length of their difference.
      If one place is counted in metres and another in hours, the distance means nothing before you have brought both to a
      common scale.

      ## The dot product
      Multiply place by place and add up: (1, 2, 3) · (4, 0, 2) = 4 + 0 + 6 = 10. This is the most useful operation in the whole
      book. Prices dot amounts is the bill. Weights dot inputs is a neuron. If the product of two vectors is zero, they stand at
      right angles: they have nothing to say about each other.

      # A table that acts

      A matrix is a table of numbers. It is also a machine: put a vector in, get a vector out. Each row of the matrix makes one
      number of the result, by the dot product.

      > | 2 1 |   | 3 |   | 2·3 + 1·4 |   | 10 |
      > | 0 3 | · | 4 | = | 0·3 + 3·4 | = | 12 |

      If a matrix has two columns, it wants vectors with two places. If it has five rows, it answers with five. Most mistakes
      are found by comparing these numbers.

      ## Two machines in a row
      Multiplying two matrices builds one machine out of two. The order matters: first turning and then stretching is not the
      same as the other way round.

      ## Undoing
      Some machines can be run backwards, others cannot, because they throw something away. A matrix that squashes the plane
      into a line has no inverse: from the shadow you cannot rebuild the thing.

      # Fitting a line

      We have measured many trips and would like to guess the minutes from the kilometres. Each trip gives an equation, minutes
      = a + b · kilometres, and no a and b satisfy all of them. So we look for the pair that makes the sum of the squared errors
      smallest.

      Put a column of ones and the kilometres into a matrix X and the minutes into a vector y. The answer is the solution of

      > (Xᵀ X) (a, b) = Xᵀ y

      For three trips with 1, 2 and 3 kilometres and 6, 9 and 15 minutes: the sums are 3, 6 and 14 for the left side, 30 and 69
      for the right side. The equations 3a + 6b = 30 and 6a + 14b = 69 give b = 4.5 and a = 1. So a trip takes about one minute
      plus four and a half for each kilometre.

      # Exercises
      The exercises of this chapter take about 45 minutes.

      1. Compute (2, -1, 4) · (3, 5, 0).
      2. Find a vector at right angles to (2, 3).
      3. What does the matrix with rows (0, -1) and (1, 0) do to (1, 0) and to (0, 1)? Draw it.
      4. Multiply the matrix of the example by itself.
      5. Check the line above: predict the three trips, and add up the squared errors.
      6. Name a machine in your work that cannot be run backwards.

      Answers: 1. One. 2. For example (3, -2). 3. It turns them by a quarter to the left. 4. The rows are (4, 5) and (0, 9). 5.
      The predictions are 5.5, 10 and 14.5, the errors 0.5, -1 and 0.5, and the sum of their squares is 1.5.
    `,
    'Twelve charts, before and after': `
      # How to read this book

      Every case has a before, an after and a reason. Cover the after with your hand, and draw your own version first. Pencil
      and squared paper are enough.

      # Form
      1. Before: a pie with nine slices. After: nine bars, ordered by size. Reason: lengths on a common line can be compared,
         angles cannot.
      2. Before: two lines on two different axes that cross in June. After: two small charts, one above the other. Reason: where
         they cross depends on the axes and not on the world.
      3. Before: columns for sixty days. After: a line. Reason: time flows, and sixty fences hide the way it takes.
      4. Before: stacked bars for five groups. After: five small charts with the same axis. Reason: only the lowest layer of a
         stack stands on firm ground.

      # Honesty
      1. Before: bars that begin at 90. After: bars that begin at zero, or points with a shorter axis. Reason: a bar is a
         length.
      2. Before: an average waiting time of 40 minutes. After: one point for each patient. Reason: nobody waited 40 minutes.
      3. Before: a map with total numbers. After: a map with numbers for each thousand inhabitants. Reason: the first one shows
         where people live.
      4. Before: a line through three survey years. After: three points with their uncertainty. Reason: the line claims to know
         what happened between.

      # Clarity
      1. Before: a legend with seven colours. After: names at the ends of the lines. Reason: the eye need not travel.
      2. Before: red and green. After: blue and orange, and a dashed line. Reason: eight in a hundred men.
      3. Before: the title Sales by quarter. After: Sales doubled after the second shop opened. Reason: say what is to be seen.
      4. Before: grid lines, borders, shadows. After: pale lines where a value has to be read off, nothing elsewhere. Reason:
         what does not help disturbs.

      # A checklist
      - What is compared with what?
      - Can it be seen within five seconds?
      - Does the picture say the same as the numbers?
      - What is left out, and is that said?
      - Would it work in grey, and on a telephone?

      # Exercises
      The exercises of this chapter take about 90 minutes.

      1. Find one example of each of the twelve in newspapers or reports.
      2. Redraw the worst of them in two different ways. Ask somebody which is easier and why.
      3. Draw a chart that is true and misleading. Then write down how one would notice.
    `,
    'Three models and a year of change': `
      # The choir

      A choir of sixty people owns eight hundred printed scores, and nobody knows where they are. We asked the librarian to tell
      us about last week. Her nouns: piece, composer, copy, member, concert. Her verbs: lend, return, rehearse, lose.

      - A piece has a title and a composer. A copy has a number and belongs to a piece.
      - A loan belongs to one copy and one member, from a day, until a day or still open.
      - A copy can have only one open loan. The database can keep this rule: a unique index on the copy, for open loans only.

      After three months the choir began to lend to another choir. A member was suddenly not a person any more. We gave the loan
      a borrower, which can be a member or a guest choir, and moved the old rows over. It took an hour, since loans had been a
      table of their own from the beginning.

      # The repair shop

      Radios, coffee machines and bicycles come in, get a number, are examined, repaired or given up. The first sketch had one
      table with forty columns, half of them empty.

      The events were the way out. Received, examined, offered, agreed, repaired, collected: each has a moment, a person and a
      note. A job is a thing with a customer; what happens to it is a list of events. Its state is simply the latest one. No
      column says repaired, so none can be forgotten.

      After six months the shop wanted to know how long customers think about an offer. Nobody had asked for that before, and
      the answer was already there.

      # The clinic

      Appointments, rooms, people, and rules that come from the law. Two appointments must not overlap in the same room. This is
      a constraint, not a hope: PostgreSQL can exclude overlapping periods by itself. Patients move and marry; what was true on
      the day of the treatment has to stay readable. So addresses have a validity from and until, and letters keep the address
      to which they were sent.

      After nine months two clinics merged. Numbers that had been unique were not any more. The artificial keys inside never
      noticed; only the printed numbers got a letter in front.

      # What the three have in common
      1. Things and events are different tables.
      2. What has a moment gets a column for the moment.
      3. Every rule that can be written as a constraint is written as one.
      4. Keys have no meaning, and names may change.
      5. Nothing is overwritten that somebody may ask about later.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Draw the choir before you look at the text again.
      2. Add concerts: which copies does a singer need next month?
      3. Write the constraint that a repair cannot be collected before it was examined. What makes this hard?
      4. Find three columns in a database of yours which are really events.
      5. Interview someone for ten minutes and draw a model of at most six boxes.
    `,
    'Half-page decision memos': `
      # Why half a page

      The person who decides has five minutes. A memo of half a page forces you to know what you want to say. It has four parts:
      the question, what we found, how sure we are, what we suggest. Every part gets two or three sentences.

      # Memo one: customers who leave
      Question: twelve of two hundred customers left in May, nine in April. Should we act?

      Found: in the last two years between five and fourteen left each month. Twelve lies within that.

      How sure: with such numbers a month can move by about three in either direction without any cause. A real rise of one or
      two would be invisible to us.

      Suggestion: do nothing special this month. Call the twelve and ask one question: what happened on the day you decided?
      Look again in August, at three months together.

      # Memo two: two versions of a letter
      Question: is the new reminder letter better?

      Found: of 400 patients with the old letter 52 missed the appointment, 13 in a hundred. Of 400 with the new one it was 36,
      9 in a hundred.

      How sure: the difference is 4 in a hundred, and plausible values reach from about 0 to 8. The letters were distributed by
      chance.

      Suggestion: use the new letter. It costs nothing, is probably better and very unlikely to be worse. Count for another two
      months.

      # Memo three: the new machine
      Question: does the second machine make fewer faulty parts?

      Found: 3 of 150 against 6 of 150.

      How sure: not at all. With such rare faults we would need some thousands of parts to see a difference of this size.

      Suggestion: decide by price and service. Do not quote the figures; they would lend a false weight to either side.

      # Memo four: write it yourself
      A school finds that pupils who eat breakfast have better marks. It considers a free breakfast, for 40 000 a year. Write
      the memo. Think of what else differs between pupils with and without breakfast, and how a small trial with two classes
      could look.

      # A checklist
      - Is the decision named in the first sentence?
      - Are there counts and not only per cents?
      - Does an interval or a usual range stand next to each number?
      - Is there a suggestion one can say yes or no to?
      - Is there a date for looking again?

      # Exercises
      The exercises of this chapter take about 75 minutes.

      1. Take a report of ten pages and write its memo.
      2. Write a memo for a decision of your own, such as changing your supplier of electricity.
      3. Give it to somebody. Ask: what would you do? If they ask back, improve it.
    `,
  },
}
