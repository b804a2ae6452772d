import type { Practice } from './types.ts'

export const programming: Practice = {
  // Python for everyday problems
  'Reading an error message from the last line up': `
    25 min: Break a working program in five different ways: a missing bracket, a misspelled name, a wrong type, a missing
    file, an index that is too large. Run it each time and write the last line of the message beside the cause. You now
    have a small dictionary of your own.

    35 min: Ask a colleague or a forum archive for three error messages with their tracebacks. For each, name the file and
    line that you would open first, the value you would print there, and your best guess. Then look at what the real
    answer was.
  `,
  'Plain text files and the surprises in them': `
    40 min: Write a program that opens every text file of a folder and reports for each its number of lines, its longest
    line, and whether it ends with a line break. Files that cannot be read as UTF-8 are named at the end, and the program
    goes on.

    50 min: Take a list that was copied from a web page or a PDF. Write a program that removes blanks at the ends of
    lines, turns curly quotes into straight ones, drops empty lines, and writes a second file. Print how many lines each
    rule has changed.
  `,
  'Thirty small Python exercises': `
    75 min: Write the program that renames your photos by the day they were taken, such as 2026-05-03-001.jpg. Begin with
    a list of old and new names on the screen, let the user answer yes, and only then rename. Two photos must never get
    the same name.

    90 min: Keep a club's members in a csv file. Write a program with four commands: list, add, remove and find. A wrong
    command explains itself, and the file is written only after everything has worked.

    60 min: Take the Friday report that you piece together by hand, or invent one from two tables. Write down the steps in
    sentences first, turn each sentence into a function, and let the program print the finished text.

    60 min: Choose the three solutions of this book that you like least. Improve their names, cut them into functions, and
    write under each what you did. Run them with empty input, with one item and with a thousand.
  `,
  // Building web services with Node
  'Nouns first: sketching an interface on paper': `
    60 min: Sketch the interface of a tool library on one sheet: tools, members, loans. For each address write who may
    call it, what comes back when all is well, and the two most likely refusals. Then let somebody play the caller while
    you answer from the sheet alone.
  `,
  'Status codes and what they say to people': `
    60 min: Build the first three routes of the booking desk: list the books, show one, and answer a clear 404 for an
    unknown number. Call each with curl, and write the full answers into a text file. That file is your first
    documentation.

    75 min: Add the route that lends a book. It answers 201 with the loan, 400 with the name of each wrong field, 401
    without a member, and 409 when the book is gone. Send every one of the four on purpose.

    75 min: Put the loans into PostgreSQL and make lending one statement that checks and acts. Start twenty requests for
    the same book at once with a small script. Exactly one may get 201; if two do, find the gap and close it.

    60 min: Write the tests for lending over real HTTP, with a fresh database for each run. Then break the service in
    three places, one after the other, and note which test noticed. Where none did, write it.
  `,
  'A calm list for the first night in production': `
    75 min: Prepare your booking desk for its first night. Let it log one line for each request with its number and
    duration, end running requests when it is told to stop, and give up on the database after two seconds. Stop the
    database while it runs, and describe what a caller sees.
  `,
  // Git without fear
  'Seven ways to undo, and when each is right': `
    50 min: Write seven cards: a situation on the front, the command on the back. Make each situation real in a practice
    folder, solve it without turning the card, and turn it afterwards. Put aside the ones you knew, and repeat the others
    tomorrow.
  `,
  'The practice repository: a guided tour': `
    40 min: Go through stations one and two again with a folder of your own texts. After each command draw the snapshots
    and labels on paper before you look at git log --graph. Note where your drawing was wrong.

    60 min: Build a history on purpose: a main line with three commits, two branches from different places, one merge
    without and one with a conflict. Then explain the picture to somebody who does not know Git.

    60 min: Lose work in four ways: a deleted file, a bad commit, a branch that was removed, a reset that went too far.
    Bring everything back, and write one line on how you found each. Do not copy the folder beforehand.
  `,
  'Messages your colleagues will thank you for': `
    40 min: Take a change that you made in one large step. Split it into three commits with git add -p, so that each makes
    sense alone, and write a message for each: what changes, why, and how you checked it. Read the log aloud.
  `,
  // JavaScript from the first line
  'Five small pages, built line by line': `
    70 min: Build the tip splitter without looking at the text. Then let it refuse letters, negative amounts and zero
    people, each with a sentence beside the field. Write down the five inputs you tried.

    80 min: Give the reading timer a goal for the week and a bar that shows how much of it is done. After a reload nothing
    may be lost, and on Monday the bar begins again. Test Monday by pretending that today is another day.

    80 min: Rebuild the shopping list so that one function draws the whole page from one array. Then add a second list. If
    you have to change more than ten lines for it, look for the place where the page remembered something by itself.

    90 min: Let the weather card show five towns, loaded at the same time. One of them answers after five seconds, one is
    broken. The other three must appear at once, and the broken one says so and offers to try again.

    100 min: Design a sixth page of your own: a quiz, a bus board, a recipe scaler. Draw its states on paper, write the
    functions that compute without touching the page, then connect both. Put it under version control from the first line.
  `,
  'Keeping a small project under version control': `
    60 min: Bring all five pages of the course into one repository. Make a commit for each, write a readme with two
    sentences about every page, and ignore what your editor leaves behind. Then clone it into another folder and check
    that everything still works there.
  `,
  // Python in depth
  'When a class is too much and a dictionary too little': `
    75 min: Take a script that passes dictionaries around. Turn one of them into a frozen data class, let the type checker
    run, and follow its complaints through the program. Write down what became impossible, and what became longer.
  `,
  'Testing as a way of thinking': `
    70 min: Write a log reader of about eighty lines that counts errors by hour, quickly and without care. Then write ten
    sentences about what it should do with empty lines, half dates and unknown levels. Turn them into tests; at least two
    will fail.

    75 min: Make the reader lazy: generators from the file to the result, with no list of all lines. Create a file of a
    million lines and compare the memory of both versions. Explain in three sentences where the difference comes from.

    70 min: Give types to the whole reader and let the checker run in its strict mode. For every complaint decide whether
    the code or the type was wrong, and keep a list with two columns. Do not silence any of them.

    80 min: Find four properties of the reader, such as: shuffling lines of one hour changes no count. Let a tool try them
    with random lines. Simplify the smallest failing case by hand before you repair anything.

    60 min: Read one module of the standard library of at most three hundred lines, for example textwrap or heapq. Note
    five things that you would copy and one that you would do differently today, with the reason.
  `,
  'How to review a change kindly and well': `
    75 min: Choose an open change in a public project and review it on paper. First write what it tries to do, then three
    questions, then at most three remarks marked as must, should or could. Read it as its author would, and rewrite the
    harshest line.
  `,
}
