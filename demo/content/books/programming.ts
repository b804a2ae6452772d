import type { FieldBooks } from './types.ts'

export const programming: FieldBooks = {
  chapters: `
    # Working habits

    Programs are read far more often than they are written. The habits below cost a few minutes a day and save whole afternoons
    later. None of them needs talent.

    ## One small step
    Change one thing, run the program, look. If it broke, you know what did it. If you change five things and it breaks, you
    have five suspects and a long evening. Small steps feel slow and are fast.

    ## Say it in words first
    Before you write a loop, write the sentence: for every photo in the folder, make a new name from its date. If you cannot
    write the sentence, the code will not come either. Keep the sentence as the name of the function.

    ## Make wrong things visible
    A program that stops with a clear message is better than one that goes on with a wrong number. Check what comes in from
    outside, and check it once. Inside of that border you may trust your values.

    ## Leave it tidy
    When it works, read it again as a stranger would. Are there names from the first attempt? A line that is no longer used? Ten
    minutes now are worth more than an hour next month.

    # How to get unstuck

    Everybody gets stuck. People who program for a living are not stuck less often; they have a list.

    1. Read the last line of the error, aloud.
    2. Print the value that you believe in.
    3. Make the problem smaller: half of the data, then a quarter, then one row.
    4. Explain it to somebody, or to a rubber duck. The answer often comes in the second sentence.
    5. Search with the general words of the message, without your own names.
    6. Go for a walk. This is meant seriously.
    7. Ask a person. Show what you expected, what happened, and what you have tried.

    The seventh step is not a defeat. A good question is half of the answer, and writing it down makes the first six steps
    visible.
  `,
  books: {
    'Thirty small Python exercises': `
      # How to use this book

      Do one exercise a day. Write the program yourself before you look anywhere, and keep every solution in one folder, named
      by its number. None needs more than twenty lines. Where a line of example is given, your program should print the same.

      # Values and lists
      The exercises of this chapter take about 60 minutes.

      1. Ask for a name and greet it.
      2. Convert a temperature from Celsius to Fahrenheit.
      3. Print the numbers from 1 to 20, but only the even ones.
      4. Find the largest of three numbers without using max.
      5. Reverse a word.
      6. Count the vowels in a sentence.
      7. Print a list of names in alphabetical order, numbered.
      8. Remove all doubles from a list, keeping the order.
      9. Print the longest word of a sentence.
      10. Say whether a word reads the same from both ends.

      # Functions and decisions
      The exercises of this chapter take about 90 minutes.

      1. Write a function that says whether a year is a leap year. 2000 was one, 1900 was not.
      2. Turn 135 minutes into 2 h 15 min.
      3. Split a bill between people, so that the sum is right to the cent.
      4. Draw a triangle of stars with a given height.
      5. Guess a number from 1 to 100; the program says higher or lower.
      6. Give the change for a sum in as few coins as possible.
      7. Translate a word into Morse code with a dictionary.
      8. Write a function that checks whether a password has ten characters and a digit.
      9. Count how often each letter occurs, and print the five most frequent.
      10. Move every letter of a text by three places in the alphabet, and back again.

      # Files and tables
      The exercises of this chapter take about 120 minutes.

      1. Count the lines and words of a text file.
      2. Print all lines that contain a given word, with their numbers.
      3. Copy a file and leave out its empty lines.
      4. List a folder with the size of each file, the largest first.
      5. Rename photos to 001.jpg, 002.jpg and so on. First only print what would happen.
      6. Read a csv of members and print those who live in one town.
      7. Add a column with the full name and write a new file.
      8. Sum the hours of a timesheet for each person.
      9. Find members who occur in one list and not in the other.
      10. Write a report of one page from a table, as plain text with aligned columns.

      # Two solutions to compare
      The bill of the third exercise in the second part, in whole cents, so that nothing is lost by rounding:

      > def split_bill(cents, people):
      >     share, rest = divmod(cents, people)
      >     return [share + 1] * rest + [share] * (people - rest)

      split_bill(1000, 3) gives 334, 333 and 333. The first one pays the odd cent, which is fairer than a cent that disappears.

      The lines of a file with their numbers:

      > with open("diary.txt", encoding="utf-8") as file:
      >     for number, line in enumerate(file, start=1):
      >         if "train" in line:
      >             print(number, line.strip())
    `,
    'Status codes and what they say to people': `
      # Three digits and a tone of voice

      Every answer of a web service begins with a number. Machines act on it: they try again, they give up, they sign in again,
      they keep a copy. So the number is not decoration. It is the shortest sentence you say to your callers, and it should be
      true.

      The first digit is the tone. 2 means here you are. 3 means look elsewhere. 4 means you should change something. 5 means we
      should. If you remember only this much, you will already choose better than many.

      # It went well
      - 200: here is what you asked for.
      - 201: it was created, and this is what it looks like now.
      - 204: done, and there is nothing to show. Deleting ends like this.
      - 206: here is the part that you asked for. Video players live on it.
      - 304: what you have is still right. Nothing is sent, and the page is fast.

      # You should change something
      - 400: I do not understand, or it breaks a rule. Say which field and why.
      - 401: I do not know who you are. Signing in would help.
      - 403: I know who you are, and you may not. Signing in again would not help.
      - 404: there is no such thing. Also the right answer when its existence is none of your business.
      - 409: it was right when you wrote it, but somebody was faster.
      - 413: too large. Say how large is allowed.
      - 415: not this kind of file.
      - 429: too many. Say when to come back.

      # We should change something
      - 500: our mistake. Keep the details for the log, and give the caller a number to quote.
      - 503: not now. We are starting, stopping or overrun. Trying again later makes sense.

      # Four small cases
      Somebody orders the last chair, and it was sold a second ago. Is it 400? No: nothing was wrong with the order. 409 tells
      the app to load the stock again and ask the person.

      Somebody deletes an address that does not exist any more. 404 is honest. 204 is kind: the wish is fulfilled. Choose one of
      them and write it down.

      A form has three mistakes. Answer all three at once with 400. People who repair one mistake and get the next one feel
      teased.

      A search finds nothing. That is 200 with an empty list. Nothing was missing, there is only nothing to show.

      # Exercises
      The exercises of this chapter take about 45 minutes.

      1. Take five answers of a service you use, and say for each number what you would do as a program.
      2. Find an error that is sent with 200 and a text. Describe who is fooled by it.
      3. Write down the answers of a lending desk: unknown book, unknown member, book is lent, three reminders open.
      4. Explain the difference between 401 and 403 to somebody, with a front door as the example.
    `,
    'The practice repository: a guided tour': `
      # The place you may ruin

      Fear of Git is mostly fear for real work. So we make a folder in which nothing matters. Whatever you do in it, you can
      delete it and begin again.

      > mkdir practice
      > cd practice
      > git init

      Put a text of four lines into poem.txt. It is easier to see what happens to words than to code.

      > git add poem.txt
      > git commit -m "A first poem"

      # Station one: look around
      git status says what is not yet saved. git log --oneline shows the chain of snapshots, the newest on top. git diff shows
      what has changed since the last one. Change a word and try all three, before and after git add. Draw what you see: three
      boxes, named folder, table and history.

      # Station two: labels
      > git switch -c darker

      You have a second label at the same snapshot. Change the poem, commit, and look at git log --oneline --all --graph. One
      label has moved and the other has stayed. Go back with git switch main: the poem is bright again. No file was copied; Git
      only laid out the other snapshot.

      # Station three: bring them together
      > git merge darker

      If main has not moved meanwhile, its label simply slides forward. Now change the same line in both branches and merge
      again. Git stops and shows both versions between marks. Edit the file until it is one poem, remove the marks, then git add
      and git commit.

      # Station four: fall and get up
      1. Delete poem.txt, and get it back with git restore poem.txt.
      2. Commit a spelling mistake, and repair it with git commit --amend.
      3. Commit something silly, and take it back with git revert HEAD.
      4. Throw away the last commit with git reset --hard HEAD~1. Now find it with git reflog, and give it a label: git branch
         found and its number.

      # Station five: a second copy
      > git clone practice practice-copy

      Work in both folders as if two people did. Use git fetch to learn what the other has done and git merge to take it over.
      git pull does both in one step; now you know which two.

      # What to remember
      A commit is a snapshot that does not change. A branch is a label that moves. HEAD is the label you are sitting on. Nearly
      every command moves a label, lays out a snapshot, or makes a new one. Ask of each command which of the three it does, and
      you will seldom be surprised.
    `,
    'Five small pages, built line by line': `
      # Before you begin

      You need an editor and a browser. Each page is one HTML file with a script. Type the code instead of copying it; the
      typing errors are part of the lesson. Open the console, since it tells you what the page cannot say.

      # Page one: the tip splitter
      Three fields and one sentence. Read the numbers, add the tip, divide, show.

      > const total = Number(bill.value) * (1 + Number(tip.value) / 100)
      > result.textContent = (total / Number(people.value)).toFixed(2)

      What happens with no people at all? Dividing by zero gives Infinity, and the page shows it without shame. Show a sentence
      instead.

      # Page two: the reading timer
      A start button, a stop button, and a clock. Keep the moment of the start and compute the difference each second. Do not
      count up by one: a sleeping tab skips seconds, and a clock that counts is then wrong.

      > const seconds = Math.floor((Date.now() - startedAt) / 1000)

      # Page three: the colour guessing game
      Show one colour and three descriptions. Choose by chance, and remember the right one in a variable, not in the page. Count
      right and wrong answers. For readers who see colours differently, write the lightness beside it.

      # Page four: the shopping list that remembers
      > localStorage.setItem('list', JSON.stringify(items))

      Keep the list in one array. Whenever it changes, save it and draw the page again from it. Two functions, save and draw, and
      no other place that touches the page. Use textContent for what people type, never innerHTML: otherwise a shopping list can
      contain a program.

      # Page five: the weather card
      > const answer = await fetch('weather.json')
      > if (!answer.ok) throw new Error('no weather today')
      > const weather = await answer.json()

      Begin with a file of your own, so that you can make it slow, wrong and missing. Draw all three states: waiting, here it
      is, and it did not work. Then replace the address by a real one.

      # Exercises
      The exercises of this chapter take about 180 minutes.

      1. Let the tip splitter round up to whole coins.
      2. Give the timer a list of the last five sessions.
      3. Add a level to the game in which the colours come closer.
      4. Let the list be sorted, and let Undo bring back the last removed item.
      5. Refresh the weather every ten minutes, but only while the tab is visible.
      6. Use every page with the keyboard alone, and repair what you cannot reach.
    `,
    'Testing as a way of thinking': `
      # What a test is

      A test is a sentence about your program that a machine can check. The machine is the smaller part. The larger one is that
      somebody had to decide what should be true.

      Take a function that reads a line of a log. What should it do with an empty line? With a date that does not exist? Nobody
      had asked. The test asks, and the answer becomes part of the program, whether the test is ever run or not.

      # Three kinds of questions
      ## Examples
      For this input, that output. Choose the ordinary case, the smallest, the largest and the ugly one. Give each a name that
      reads like a sentence: an empty line is skipped.

      ## Properties
      For every input, this holds. Reading what was written gives back the same. Sorting keeps the number of elements. Adding a
      line never makes the count smaller. A tool then tries hundreds of inputs, and shrinks the one that fails until it is small
      enough to understand.

      ## Contracts
      What others rely on: the shape of an answer, the order of a list, the error that is raised. These tests change rarely, and
      when they do, you should tell somebody.

      # Where to test
      Test at the places where the program meets the world: what goes in, what comes out. Inside, everything may change. A test
      that knows how the work is done breaks with each improvement and protects nobody.

      > def test_a_line_without_a_level_is_an_info():
      >     assert read_line("12:00 started").level == "info"

      # What to leave out
      - Tests that repeat the code with other words.
      - Tests of the language or of the library.
      - Tests that need a certain order, a certain hour or a certain machine.
      - Replacing your own parts by puppets. It mostly shows that puppets behave like puppets.

      # The failing test
      Break the program on purpose once for every new test. If the test stays green, it tests nothing. When you find a bug,
      write the test first and watch it fail. Then you know that it is the bug you are about to repair, and that it will not
      come back unseen.

      # Exercises
      The exercises of this chapter take about 75 minutes.

      1. Write five sentences about a function of yours before you look at its code.
      2. Turn the most important one into an example, and one of the others into a property.
      3. Find a test in an old project that cannot fail. Repair or delete it.
      4. Describe your last bug as a test in one line.
      5. Read the tests of a library you use. What do they promise you?
    `,
  },
}
