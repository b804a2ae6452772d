import type { SkillQuestions } from './types.ts'

/** All about the bicycle rental of the course: stations, bikes, riders and trips. */
export const sql = {
  skill: 'SQL',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'Which word begins a statement that reads rows from a table?',
        options: ['GET', 'SELECT', 'READ', 'OPEN'],
        right: 1,
        explanation: 'SELECT says which columns you want to see; FROM says which table they come from.',
      },
      {
        kind: 'one',
        text: 'What does this query return?',
        code: { language: 'sql', text: 'SELECT * FROM bikes' },
        options: [
          'All columns of all rows',
          'All columns of the first row',
          'The number of rows',
          'The names of the columns, without rows',
        ],
        right: 0,
        explanation: 'The star stands for all columns. Without WHERE or LIMIT, no row is left out.',
      },
      {
        kind: 'gaps',
        text: 'Complete the query. It shows the name of every station.',
        gapText: '___ name ___ stations',
        gaps: [['SELECT'], ['FROM']],
        explanation: 'SELECT names the columns, FROM names the table.',
      },
      {
        kind: 'one',
        text: 'Which query lists only the bikes of station 7?',
        options: [
          'SELECT * FROM bikes ORDER BY station_id = 7',
          'SELECT station_id = 7 FROM bikes',
          'SELECT * FROM bikes WHERE station_id = 7',
          'SELECT * FROM bikes LIMIT 7',
        ],
        right: 2,
        explanation:
          'WHERE keeps the rows for which its condition is true. The other queries leave out no bike of another station, or cut at a number of rows.',
      },
      {
        kind: 'short',
        text: 'Which two words begin the clause that sorts a result?',
        accepted: ['ORDER BY'],
        explanation: 'ORDER BY is followed by the columns to sort by. Without it, the order of the rows is not guaranteed.',
      },
      {
        kind: 'one',
        text: 'Which clause shows the latest trips first?',
        options: ['ORDER BY started_at', 'ORDER BY started_at DESC', 'ORDER BY started_at ASC', 'SORT started_at LAST'],
        right: 1,
        explanation:
          'DESC sorts from the largest value down, and the latest time is the largest. ASC, from the smallest up, is the default.',
      },
      {
        kind: 'number',
        text: 'The table bikes has 40 rows. How many rows does this query return?',
        code: { language: 'sql', text: 'SELECT * FROM bikes ORDER BY id LIMIT 5' },
        value: 5,
        explanation: 'LIMIT 5 returns no more than five rows, and there are enough of them.',
      },
      {
        kind: 'match',
        text: 'What is what in a table of bikes?',
        left: ['The table', 'A row', 'A column'],
        right: ['All bikes', 'One bike', 'One property, such as the colour, of every bike'],
        extra: ['One cell'],
        explanation:
          'A table holds things of one sort; each row is one of these things, and each column one property that all of them have.',
      },
      {
        kind: 'order',
        text: 'Put the lines into the order in which SQL expects them.',
        items: ['SELECT name', 'FROM stations', "WHERE city = 'Ghent'", 'ORDER BY name', 'LIMIT 10'],
        explanation: 'The clauses have a fixed order: what, from where, which rows, sorted how, how many.',
      },
      {
        kind: 'one',
        text: 'How do you write the text Ghent as a value in standard SQL?',
        options: ['"Ghent"', "'Ghent'", 'Ghent', '(Ghent)'],
        right: 1,
        explanation: 'Text values stand in single quotes. Double quotes are for names of tables and columns.',
      },
      {
        kind: 'several',
        text: 'The column minutes holds whole numbers. Which conditions find exactly the trips that took more than 30 minutes?',
        options: ['minutes > 30', 'minutes >= 30', 'minutes >= 31', 'NOT minutes <= 30', 'minutes < 30'],
        right: [0, 2, 3],
        explanation:
          'More than 30 means 31 or above in whole numbers. The condition minutes >= 30 also takes the trips of exactly 30 minutes.',
      },
      {
        kind: 'number',
        text: 'Six stations stand in these cities: Ghent, Ghent, Bruges, Ghent, Leuven, Bruges. How many rows does this query return?',
        code: { language: 'sql', text: 'SELECT DISTINCT city FROM stations' },
        value: 3,
        explanation: 'DISTINCT shows each different row once: Ghent, Bruges and Leuven.',
      },
      {
        kind: 'one',
        text: 'Which condition finds the stations that are not in Ghent?',
        options: ["city = NOT 'Ghent'", "city <> 'Ghent'", "city >< 'Ghent'", "WITHOUT city 'Ghent'"],
        right: 1,
        explanation: 'The sign <> means "is not equal to". Most databases accept != as well.',
      },
    ],
    2: [
      {
        kind: 'one',
        text: 'Some riders gave no email, so their cell is empty (NULL). Which condition finds them?',
        options: ['email = NULL', 'email IS NULL', "email = 'NULL'", 'email EMPTY'],
        right: 1,
        explanation: 'NULL means unknown, and nothing is equal to something unknown. IS NULL asks whether a value is missing.',
      },
      {
        kind: 'number',
        text: 'Two of nine riders have no email (NULL). How many rows does this query return?',
        code: { language: 'sql', text: 'SELECT name FROM riders WHERE email = NULL' },
        value: 0,
        explanation: 'A comparison with NULL is never true, not even for NULL itself. Write email IS NULL.',
      },
      {
        kind: 'number',
        text: 'How many of these bikes does the query find?',
        code: {
          language: 'sql',
          text: `-- id | kind  | colour
--  1 | city  | red
--  2 | city  | blue
--  3 | cargo | red
--  4 | cargo | green
SELECT * FROM bikes
 WHERE kind = 'city' OR kind = 'cargo' AND colour = 'red'`,
        },
        value: 3,
        explanation:
          'AND binds before OR: all city bikes, and the red cargo bike. Parentheses around the OR would give two bikes.',
      },
      {
        kind: 'gaps',
        text: 'Complete the pattern. The query finds all names that begin with Ma.',
        gapText: "SELECT * FROM riders WHERE name ___ '___'",
        gaps: [['LIKE'], ['Ma%']],
        explanation: 'In a LIKE pattern, the percent sign stands for any number of characters, also none.',
      },
      {
        kind: 'one',
        text: 'Which trips does the condition minutes BETWEEN 10 AND 20 keep?',
        options: [
          'From 11 to 19 minutes',
          'From 10 to 20 minutes, with both ends',
          'From 10 to 19 minutes',
          'From 11 to 20 minutes',
        ],
        right: 1,
        explanation: 'BETWEEN includes both ends. It is the same as minutes >= 10 AND minutes <= 20.',
      },
      {
        kind: 'several',
        text: "Which conditions keep the same rows as city IN ('Ghent', 'Bruges')?",
        options: [
          "city = 'Ghent' OR city = 'Bruges'",
          "city = 'Ghent' AND city = 'Bruges'",
          "NOT (city <> 'Ghent' AND city <> 'Bruges')",
          "city BETWEEN 'Ghent' AND 'Bruges'",
          "city = 'Ghent, Bruges'",
        ],
        right: [0, 2],
        explanation: 'IN is short for a chain of OR. No city can be both at once, so AND finds nothing.',
      },
      {
        kind: 'short',
        text: 'Which function counts rows? Give its name.',
        accepted: ['count', 'count()', 'count(*)'],
        explanation: 'count(*) counts all rows; count(column) counts those in which the column is not NULL.',
      },
      {
        kind: 'one',
        text: 'What does this statement change?',
        code: { language: 'sql', text: "UPDATE bikes SET colour = 'red'" },
        options: ['Nothing: WHERE is missing', 'The first bike', 'Every bike', 'The bikes that had no colour'],
        right: 2,
        explanation: 'Without WHERE, an UPDATE changes every row of the table. Try the condition with a SELECT first.',
      },
      {
        kind: 'gaps',
        text: 'Complete the statement. It adds a rider.',
        gapText: "INSERT ___ riders (name) ___ ('Ana')",
        gaps: [['INTO'], ['VALUES']],
        explanation: 'INSERT INTO names the table and its columns, VALUES gives one value for each of them.',
      },
      {
        kind: 'one',
        text: 'What does AS do in this query?',
        code: { language: 'sql', text: 'SELECT minutes / 60.0 AS hours FROM trips' },
        options: [
          'It renames the column minutes in the table',
          'It gives the calculated column of the result a name',
          'It adds a column to the table',
          'It turns text into numbers',
        ],
        right: 1,
        explanation: 'An alias names a column of the result. The table stays as it is.',
      },
      {
        kind: 'match',
        text: 'Which function answers which question about trips?',
        left: [
          'How long is the longest trip?',
          'How many minutes were ridden in all?',
          'How long does a trip usually take?',
          'How many trips were there?',
        ],
        right: ['max(minutes)', 'sum(minutes)', 'avg(minutes)', 'count(*)'],
        extra: ['min(minutes)'],
        explanation: 'max, sum, avg and count make one value out of many rows; min would be the shortest trip.',
      },
      {
        kind: 'number',
        text: 'The table riders has 12 rows. In 5 of them the column email is NULL. What does this query return?',
        code: { language: 'sql', text: 'SELECT count(email) FROM riders' },
        value: 7,
        explanation: 'count(column) does not count rows in which the column is NULL: 12 minus 5. count(*) would be 12.',
      },
      {
        kind: 'one',
        text: 'Which statement deletes the trips of rider 12, and nothing else?',
        options: [
          'DELETE FROM trips WHERE rider_id = 12',
          'DELETE trips.rider_id = 12',
          'DELETE FROM riders WHERE id = 12',
          'DROP TABLE trips WHERE rider_id = 12',
        ],
        right: 0,
        explanation:
          'DELETE removes whole rows of the table after FROM, those that WHERE keeps. DROP TABLE removes the table itself.',
      },
    ],
    3: [
      {
        kind: 'one',
        text: 'Which query counts the trips of each start station?',
        options: [
          'SELECT start_station_id, count(*) FROM trips ORDER BY start_station_id',
          'SELECT start_station_id, count(*) FROM trips GROUP BY start_station_id',
          'SELECT count(start_station_id) FROM trips',
          'SELECT DISTINCT start_station_id, count(*) FROM trips',
        ],
        right: 1,
        explanation: 'GROUP BY makes one group for each station, and count(*) counts the rows of each group.',
      },
      {
        kind: 'one',
        text: 'What is the difference between WHERE and HAVING?',
        options: [
          'HAVING is an older word for WHERE',
          'WHERE filters rows before they are grouped, HAVING filters groups',
          'WHERE is for numbers, HAVING is for text',
          'HAVING filters rows before they are grouped, WHERE filters groups',
        ],
        right: 1,
        explanation:
          'A condition about one row belongs in WHERE. A condition about a count or a sum of a group can only stand in HAVING.',
      },
      {
        kind: 'order',
        text: 'In which order are the clauses of a query evaluated, by their meaning?',
        items: ['FROM', 'WHERE', 'GROUP BY', 'HAVING', 'SELECT', 'ORDER BY'],
        explanation:
          'Rows are found, filtered, grouped, and the groups filtered, before columns are calculated and sorted. So WHERE cannot use an alias of SELECT.',
      },
      {
        kind: 'number',
        text: 'How many rows does the query return?',
        code: {
          language: 'sql',
          text: `-- stations: id 1, 2, 3
-- bikes:    id 10 (station 1), 11 (station 1), 12 (station 3), 13 (station NULL)
SELECT s.id, b.id
  FROM stations s JOIN bikes b ON b.station_id = s.id`,
        },
        value: 3,
        explanation:
          'An inner join keeps only pairs that fit: bikes 10, 11 and 12. Station 2 has no bike, and bike 13 no station.',
      },
      {
        kind: 'number',
        text: 'How many rows does the query return?',
        code: {
          language: 'sql',
          text: `-- stations: id 1, 2, 3
-- bikes:    id 10 (station 1), 11 (station 1), 12 (station 3), 13 (station NULL)
SELECT s.id, b.id
  FROM stations s LEFT JOIN bikes b ON b.station_id = s.id`,
        },
        value: 4,
        explanation:
          'Three pairs fit, and LEFT JOIN adds station 2 with NULL for the bike. Bike 13 stands on the right side, so it is left out.',
      },
      {
        kind: 'one',
        text: 'Which query finds the riders who have never made a trip?',
        options: [
          'SELECT r.* FROM riders r JOIN trips t ON t.rider_id <> r.id',
          'SELECT r.* FROM riders r LEFT JOIN trips t ON t.rider_id = r.id WHERE t.id IS NULL',
          'SELECT r.* FROM riders r JOIN trips t ON t.rider_id = r.id WHERE t.id IS NULL',
          'SELECT r.* FROM riders r LEFT JOIN trips t ON t.rider_id = r.id WHERE t.id = 0',
        ],
        right: 1,
        explanation:
          'The left join keeps riders without trips, with NULL in all columns of trips. These rows are the ones to keep.',
      },
      {
        kind: 'gaps',
        text: 'Complete the query. It shows each trip with the name of its rider.',
        gapText: 'SELECT t.id, r.name FROM trips t ___ riders r ___ r.id = t.rider_id',
        gaps: [['JOIN', 'INNER JOIN', 'LEFT JOIN', 'LEFT OUTER JOIN'], ['ON']],
        explanation: 'JOIN names the second table, ON says which rows belong together.',
      },
      {
        kind: 'one',
        text: 'Why does PostgreSQL refuse this query? The column name is not the key of the table.',
        code: { language: 'sql', text: 'SELECT city, name, count(*) FROM stations GROUP BY city' },
        options: [
          'count(*) must stand first',
          'A group of a city has many names, and the query does not say which one to show',
          'GROUP BY needs ORDER BY',
          'count(*) cannot be used with text columns',
        ],
        right: 1,
        explanation:
          'Each column of the result must be grouped by, or made from all rows of the group, for example by min(name).',
      },
      {
        kind: 'number',
        text: 'Three trips have these minutes: 10, NULL and 20. What does avg(minutes) return?',
        value: 15,
        explanation: 'Aggregate functions leave NULL out: 30 divided by the two known values, not by three.',
      },
      {
        kind: 'several',
        text: 'Which statements are true?',
        options: [
          'count(*) counts rows, also those full of NULL',
          'count(city) counts the different cities',
          'count(DISTINCT city) counts each city once',
          'count(city) leaves out rows whose city is NULL',
          'count(*) is NULL when a table is empty',
        ],
        right: [0, 2, 3],
        explanation: 'Only DISTINCT makes count look at different values. For an empty table, count(*) is 0.',
      },
      {
        kind: 'short',
        text: 'Which word begins the clause that keeps only groups with, for example, more than 100 trips?',
        accepted: ['HAVING'],
        explanation: 'HAVING count(*) > 100 stands after GROUP BY and filters the groups.',
      },
      {
        kind: 'one',
        text: 'Station 2 has no bikes. What does the query show for it?',
        code: {
          language: 'sql',
          text: `SELECT s.id, count(*)
  FROM stations s LEFT JOIN bikes b ON b.station_id = s.id
 GROUP BY s.id`,
        },
        options: ['0', '1', 'NULL', 'No row'],
        right: 1,
        explanation:
          'The left join makes one row for the station, with NULL for the bike, and count(*) counts it. count(b.id) would be 0.',
      },
      {
        kind: 'match',
        text: 'Which rows does each join return?',
        left: ['a JOIN b', 'a LEFT JOIN b', 'a FULL JOIN b', 'a CROSS JOIN b'],
        right: [
          'Only pairs that fit',
          'Pairs that fit, and the rest of a',
          'Pairs that fit, and the rest of both',
          'Every row of a with every row of b',
        ],
        extra: ['Only rows that fit nothing'],
        explanation: 'The word before JOIN says which rows without a partner are kept; CROSS JOIN asks for no partner at all.',
      },
    ],
    4: [
      {
        kind: 'one',
        text: 'One row of trips has NULL as rider_id. What does this query return?',
        code: { language: 'sql', text: 'SELECT name FROM riders WHERE id NOT IN (SELECT rider_id FROM trips)' },
        options: ['The riders without trips', 'No row', 'All riders', 'The riders without trips, and one row with NULL'],
        right: 1,
        explanation:
          'With a NULL in the list, NOT IN is never true: the unknown rider could be any of them. NOT EXISTS has no such trap.',
      },
      {
        kind: 'number',
        text: 'Bike 5 has 3 trips of 10 minutes each, and 2 repairs. What does the query return?',
        code: {
          language: 'sql',
          text: `SELECT sum(t.minutes)
  FROM bikes b
  JOIN trips t ON t.bike_id = b.id
  JOIN repairs r ON r.bike_id = b.id
 WHERE b.id = 5`,
        },
        value: 60,
        unit: 'minutes',
        explanation:
          'Each trip is paired with each repair, so every trip counts twice: 6 rows of 10 minutes. Sum before you join.',
      },
      {
        kind: 'gaps',
        text: 'Complete the expression.',
        gapText: "CASE ___ minutes > 60 ___ 'long' ELSE 'short' ___",
        gaps: [['WHEN'], ['THEN'], ['END']],
        explanation: 'CASE takes the first WHEN whose condition is true, and ELSE if none is. END closes it.',
      },
      {
        kind: 'one',
        text: 'What does COALESCE(nickname, name) return?',
        options: [
          'Both texts, one after the other',
          'The nickname, or the name if the nickname is NULL',
          'The longer of the two',
          'True if both are equal',
        ],
        right: 1,
        explanation: 'COALESCE returns the first of its values that is not NULL.',
      },
      {
        kind: 'number',
        text: 'One list of cities is Ghent, Bruges, Ghent. The other is Bruges, Leuven. How many rows does UNION (without ALL) of the two return?',
        value: 3,
        explanation:
          'UNION removes duplicates, also those within one list: Ghent, Bruges, Leuven. UNION ALL would return five rows.',
      },
      {
        kind: 'one',
        text: 'Which riders does this query find?',
        code: {
          language: 'sql',
          text: `SELECT r.name
  FROM riders r
 WHERE EXISTS (SELECT 1 FROM trips t WHERE t.rider_id = r.id AND t.minutes > 120)`,
        },
        options: [
          'Those whose trips all took longer than two hours',
          'Those with at least one trip longer than two hours',
          'Those with exactly one trip longer than two hours',
          'All riders, if any trip took longer than two hours',
        ],
        right: 1,
        explanation: 'EXISTS is true as soon as the inner query finds one row for this rider. It is asked again for every rider.',
      },
      {
        kind: 'several',
        text: 'What does a primary key guarantee?',
        options: [
          'No two rows have the same key',
          'The key is never NULL',
          'The numbers have no gaps',
          'Rows come out in the order of the key',
        ],
        right: [0, 1],
        explanation:
          'A primary key is unique and not null. Numbers of deleted rows stay missing, and only ORDER BY decides about the order.',
      },
      {
        kind: 'short',
        text: 'Which statement ends a transaction and keeps its changes?',
        accepted: ['COMMIT', 'COMMIT TRANSACTION', 'COMMIT WORK', 'COMMIT;'],
        explanation: 'COMMIT makes all changes visible at once; ROLLBACK undoes all of them.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The query lists the bikes with more than 100 trips, with their colours.',
        items: [
          'WITH busy AS (',
          'SELECT bike_id FROM trips GROUP BY bike_id HAVING count(*) > 100',
          ')',
          'SELECT b.id, b.colour',
          'FROM bikes b JOIN busy ON busy.bike_id = b.id',
        ],
        explanation: 'WITH gives a query a name, and the main query after it uses the name like a table.',
      },
      {
        kind: 'one',
        text: 'A query shows for each station the number of its bikes and the number of its trips, and both are far too high. What helps?',
        options: [
          'Write DISTINCT after SELECT',
          'Count bikes and trips in two subqueries, each grouped by station, and join these',
          'Replace JOIN by LEFT JOIN',
          'Add ORDER BY',
        ],
        right: 1,
        explanation:
          'Joining both tables at once pairs each bike with each trip. Counting first leaves one row per station, and nothing is multiplied.',
      },
      {
        kind: 'one',
        text: 'The column trips.bike_id references bikes(id). What happens when a trip with bike_id 999 is added, and there is no such bike?',
        options: [
          'The trip is added, with NULL as bike',
          'The database refuses the trip',
          'The trip is added, and a bike 999 as well',
          'The trip is added, and a warning is written',
        ],
        right: 1,
        explanation:
          'A foreign key promises that the bike of every trip is there, so the database refuses what would break the promise.',
      },
      {
        kind: 'match',
        text: 'What do these expressions return?',
        left: ["upper('ana')", "length('ana')", "trim(' ana ')", "'ana' || 'bel'"],
        right: ['ANA', '3', 'ana', 'anabel'],
        extra: ['5', 'Ana'],
        explanation: 'upper changes all letters, length counts characters, trim removes spaces at both ends, and || joins texts.',
      },
      {
        kind: 'one',
        text: 'The trips of 1 May are to be found. Trips have a date and time in started_at. Which condition is right?',
        options: [
          "started_at = '2026-05-01'",
          "started_at >= '2026-05-01' AND started_at < '2026-05-02'",
          "started_at BETWEEN '2026-05-01' AND '2026-05-02'",
          "started_at LIKE '2026-05-01'",
        ],
        right: 1,
        explanation:
          'A date without a time means midnight. The half-open range takes the whole day, and BETWEEN would also take a trip at the next midnight.',
      },
    ],
  },
} satisfies SkillQuestions

/** For those who build on the course: from grouping on to what a database does with many rows and many users. */
export const advancedSql = {
  skill: 'SQL',
  levels: {
    5: [
      {
        kind: 'number',
        text: 'Three stations have 90, 90 and 70 trips. Which number does rank() give the station with 70?',
        code: { language: 'sql', text: 'SELECT name, rank() OVER (ORDER BY trips DESC) FROM station_trips' },
        value: 3,
        explanation: 'Both first stations share rank 1, so rank 2 is left out. dense_rank() would give 2.',
      },
      {
        kind: 'number',
        text: 'The trips 1, 2 and 3 took 10, 20 and 30 minutes. What does the query show as total for trip 2?',
        code: { language: 'sql', text: 'SELECT id, sum(minutes) OVER (ORDER BY id) AS total FROM trips' },
        value: 30,
        unit: 'minutes',
        explanation: 'With ORDER BY, a window sums from the first row to the current one: 10 plus 20.',
      },
      {
        kind: 'gaps',
        text: 'Complete the expression. It numbers the trips of each rider, the earliest first.',
        gapText: 'row_number() ___ (___ BY rider_id ___ BY started_at)',
        gaps: [['OVER'], ['PARTITION'], ['ORDER']],
        explanation: 'PARTITION BY begins the numbers again for each rider, ORDER BY decides which trip is the first.',
      },
      {
        kind: 'one',
        text: 'You want only the latest trip of each rider. Why can row_number() not stand in WHERE?',
        options: [
          'Window functions are calculated after WHERE, so a query around this one has to filter',
          'WHERE accepts only columns, never functions',
          'row_number() returns text',
          'It can, if there is an index',
        ],
        right: 0,
        explanation:
          'Windows look at the rows that WHERE and GROUP BY left. Filter in an outer query, or with DISTINCT ON in PostgreSQL.',
      },
      {
        kind: 'one',
        text: 'There is a B-tree index on trips (rider_id, started_at). Which condition can it answer least well?',
        options: [
          'rider_id = 12',
          "rider_id = 12 AND started_at >= '2026-05-01'",
          "started_at >= '2026-05-01'",
          'rider_id IN (12, 15)',
        ],
        right: 2,
        explanation:
          'The index is sorted by rider first, so the trips of one day are spread over all of it. Like a phone book, it needs the first column.',
      },
      {
        kind: 'several',
        text: 'Which can use a plain B-tree index on started_at to read only the rows they need?',
        options: [
          "started_at >= '2026-05-01'",
          "date_part('year', started_at) = 2026",
          'ORDER BY started_at DESC LIMIT 10',
          "started_at::text LIKE '2026%'",
          "started_at >= '2026-01-01' AND started_at < '2027-01-01'",
        ],
        right: [0, 2, 4],
        explanation: 'The index knows the values of the column, not what a function makes of them. Write the year as a range.',
      },
      {
        kind: 'one',
        text: 'Two requests book the last free bike at the same moment. Which way is safe, without any other lock?',
        options: [
          'SELECT whether it is free, then UPDATE it by its id',
          "UPDATE bikes SET state = 'booked' WHERE id = 5 AND state = 'free', and look whether a row was changed",
          'SELECT twice before the UPDATE',
          'UPDATE first, then SELECT whether it had been free',
        ],
        right: 1,
        explanation:
          'Checking and changing in one statement leaves no moment in between: the second request waits, checks again and changes no row.',
      },
      {
        kind: 'short',
        text: 'Which word after WITH allows a query to refer to itself, for example to walk through a tree of parts?',
        accepted: ['RECURSIVE', 'WITH RECURSIVE'],
        explanation:
          'WITH RECURSIVE joins a first set of rows with what follows from them, again and again, until nothing new is found.',
      },
      {
        kind: 'one',
        text: 'What does lag(minutes) OVER (ORDER BY started_at) return?',
        options: [
          'The minutes of the trip before this one',
          'The minutes since the trip before this one',
          'The minutes of the next trip',
          'How much longer this trip took than the one before',
        ],
        right: 0,
        explanation: 'lag looks one row back in the order of its window. The first row has none before it, so it gets NULL.',
      },
      {
        kind: 'one',
        text: 'What does this expression count?',
        code: { language: 'sql', text: 'count(*) FILTER (WHERE minutes > 60)' },
        options: [
          'All rows, if one has more than 60 minutes',
          'The rows of the group with more than 60 minutes, while other columns still use all rows',
          'The rows with more than 60 minutes; all others are left out of the whole query',
          'The groups with more than 60 rows',
        ],
        right: 1,
        explanation: 'FILTER belongs to one aggregate only. So a query can show all trips and the long ones side by side.',
      },
      {
        kind: 'match',
        text: 'What happens to a transaction in each case?',
        left: ['Dirty read', 'Non-repeatable read', 'Phantom', 'Deadlock'],
        right: [
          'It sees what another has not committed',
          'It reads a row again and finds it changed',
          'It repeats a query and finds new rows',
          'It and another wait for each other',
        ],
        extra: ['It is undone because the disk is full'],
        explanation:
          'The first three are what isolation levels prevent, one after the other. A deadlock ends when the database cancels one of the two.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The statement counts a visit, whether or not there is a row for today.',
        items: [
          'INSERT INTO visits (station_id, day, visits)',
          'VALUES (7, current_date, 1)',
          'ON CONFLICT (station_id, day)',
          'DO UPDATE SET visits = visits.visits + 1',
        ],
        explanation:
          'The database tries to insert, and if the key is there already, it updates that row. Two requests at once are both counted.',
      },
      {
        kind: 'one',
        text: 'EXPLAIN ANALYZE shows "Seq Scan on trips" for a query that returns 90 % of all rows. There is an index on the column of its condition. What is likely?',
        options: [
          'The index is damaged',
          'Reading the whole table is cheaper here than going through the index, so nothing is wrong',
          'The query has a mistake in its syntax',
          'The index must be made unique',
        ],
        right: 1,
        explanation: 'An index helps to find few rows among many. For most of a table, one reading from start to end is faster.',
      },
    ],
  },
} satisfies SkillQuestions

export const dataModelling = {
  skill: 'Data modelling',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'Why does a table of trips hold the number of the rider, and not name, email and address of the rider?',
        options: [
          'Numbers look tidier',
          'A rider is stored once, so that a new address has to be changed in one place only',
          'Text cannot be stored in two tables',
          'Otherwise trips could not be sorted',
        ],
        right: 1,
        explanation:
          'What is stored once cannot contradict itself. The number leads to the row with all that is known about the rider.',
      },
      {
        kind: 'short',
        text: 'What is the column called that identifies each row of a table, such as the number of a bike? Two words.',
        accepted: ['primary key', 'the primary key', 'a primary key'],
        explanation: 'The primary key is different in every row and never empty, so that other tables can refer to it.',
      },
      {
        kind: 'match',
        text: 'What is the best home for each fact of a bicycle rental?',
        left: ['The colour of a bike', 'When a rider set out', 'The address of a station'],
        right: ['A column of bikes', 'A column of trips', 'A column of stations'],
        extra: ['A column of riders'],
        explanation:
          'A fact belongs to the thing that it describes: setting out happens once for each trip, not once for each rider.',
      },
      {
        kind: 'one',
        text: 'A rider can have several phone numbers. Which design makes it easy to find a rider by any of them?',
        options: [
          'One column with all numbers, separated by commas',
          'Columns phone1, phone2 and phone3',
          'A table of phone numbers, each row with the number and its rider',
          'A new table for every rider',
        ],
        right: 2,
        explanation:
          'One row per number has no limit, and one condition finds it. Lists in a cell have to be taken apart before they can be searched.',
      },
    ],
  },
} satisfies SkillQuestions

export const designingDatabases = {
  skill: 'Data modelling',
  levels: {
    5: [
      {
        kind: 'one',
        text: 'A choir has singers and concerts. A singer takes part in many concerts, and a concert has many singers. What is needed?',
        options: [
          'A column concert_id in singers',
          'A column singer_id in concerts',
          'A third table with a row for each singer in each concert',
          'One table in which every singer has a column for each concert',
        ],
        right: 2,
        explanation: 'A relation of many to many is a thing of its own. Its table is also the place for the part that was sung.',
      },
      {
        kind: 'several',
        text: 'Which reasons speak against the email address as primary key of patients?',
        options: [
          'It can change, and then every table that refers to it has to change',
          'Some patients have none, and some families share one',
          'Text cannot be a primary key',
          'It would be seen in every table and link that refers to a patient',
        ],
        right: [0, 1, 3],
        explanation:
          'A key should be there for everyone, stay the same and tell nothing. Text is allowed; it is the meaning that makes trouble.',
      },
      {
        kind: 'one',
        text: 'A repair shop changes its prices. Old invoices must still show what was paid. What is the best model?',
        options: [
          'Calculate each invoice from the current price list',
          'Keep the price that was agreed on in each line of the invoice',
          'Forbid changes of prices',
          'Print the old invoices before each change',
        ],
        right: 1,
        explanation:
          'The price list says what something costs now, the line of an invoice says what was agreed on then. These are two facts, not one stored twice.',
      },
      {
        kind: 'match',
        text: 'Which constraint keeps which rule?',
        left: [
          'A price is never negative',
          'No two clinics have the same name',
          'Each invoice belongs to a customer who is there',
          'Each customer has a name',
        ],
        right: ['CHECK', 'UNIQUE', 'FOREIGN KEY', 'NOT NULL'],
        extra: ['DEFAULT'],
        explanation:
          'A rule that the database keeps cannot be forgotten by any program. A default fills in a value and refuses nothing.',
      },
      {
        kind: 'one',
        text: 'A table of 80 million rows gets a new column that must not be empty, while it is in use. Which order is the calmest?',
        options: [
          'Add the column as NOT NULL at once, and fill it afterwards',
          'Add it so that it may be empty, write it in new rows, fill the old ones in portions, then add the constraint',
          'Stop all programs for a night and copy the table',
          'Add a second table and keep both for ever',
        ],
        right: 1,
        explanation: 'Each step is short and can be undone, and programs of both versions work between the steps.',
      },
      {
        kind: 'short',
        text: 'In a table of orders, customer_city depends on customer_id, not on the order. Which normal form (a number) forbids that a column depends on another column that is not a key?',
        accepted: ['3', 'third', '3NF', 'third normal form', 'the third', '3rd'],
        explanation:
          'Third normal form: each column depends on the key and on nothing else. The city moves to the table of customers.',
      },
    ],
  },
} satisfies SkillQuestions

export const apiDesign = {
  skill: 'API design',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'A program on another computer shall read the list of songs. Why not simply let it read the tables?',
        options: [
          'Databases cannot be reached over a network',
          'Then no table could be changed without breaking that program; an interface keeps its promise while tables change',
          'Tables can be read by one program only',
          'SQL is too slow for lists',
        ],
        right: 1,
        explanation: 'An interface is what you promise to others. What is behind it stays yours to improve.',
      },
      {
        kind: 'one',
        text: 'Which address names one song of a music library best?',
        options: ['/songs/42', '/getSong?do=42', '/42', '/read-song-from-table'],
        right: 0,
        explanation: 'An address names a thing; the method of the request says what to do with it.',
      },
      {
        kind: 'several',
        text: 'Which should an interface not give away?',
        options: [
          'The password hash of a member',
          'The title of a song',
          'The text of an SQL error',
          'The number of songs in a list',
        ],
        right: [0, 2],
        explanation:
          'Answers carry what the caller needs. Secrets and the inside of the database help only those who look for a way in.',
      },
    ],
  },
} satisfies SkillQuestions
