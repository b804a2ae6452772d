import type { ArticleTexts } from './types.ts'

export const programming: ArticleTexts = {
  'Reading an error message from the last line up': `
    Most people read an error message from the top, get lost in names they do not know, and stop. Read it from the other end.
    The last line says what went wrong, and the line above it says where. Everything higher up only tells how the program got
    there.

    > Traceback (most recent call last):
    >   File "report.py", line 12, in <module>
    >     print(total(orders))
    >   File "report.py", line 7, in total
    >     return sum(order["price"] for order in orders)
    > KeyError: 'price'

    The last line: a key called price was asked for and is not there. The place: line 7. Now you have one question left, and it
    is a good one: which order has no price? You do not need to understand the other lines to ask it.

    ## Three questions, always the same
    1. What does the last line say, in my own words?
    2. Which is the lowest line that is in a file of mine?
    3. What did I believe about the value on that line, and how can I look at it?

    The third question is the important one. An error is a disagreement between what you believe and what is true. Print the
    value, and one of you will change their mind.

    ## What not to do
    Do not change three things at once, and do not paste the message into a search box before you have read it. Searching is
    fine after you know which words in it are general and which are only yours: a file name of your own will find nothing.

    ## Try it
    Write a program of five lines that fails on purpose. Give it to somebody, and let them answer the three questions aloud.
  `,
  'Plain text files and the surprises in them': `
    A text file looks like the simplest thing on a computer: letters, one after another. It holds at least three surprises.

    ## Surprise one: the encoding
    A file is bytes. Which letters they mean is an agreement, and today that agreement is nearly always UTF-8. Say it when you
    open the file, instead of trusting what the machine believes:

    > with open("members.txt", encoding="utf-8") as file:
    >     lines = file.read().splitlines()

    If Zoë comes out as ZoÃ«, a UTF-8 file was read with an older agreement. The letters are not lost. They were only read
    wrongly, so do not repair them by hand; read the file again.

    ## Surprise two: the ends of lines
    Some systems end a line with one invisible character, others with two. Python hides the difference while it reads. You see
    it when a comparison fails although both words look the same. Print the value with repr, and the hidden character shows
    itself.

    ## Surprise three: the last line
    Many files end with an empty line, many do not. A program that counts lines should not care. splitlines gives the lines
    without their ends, and strip removes the blanks at both sides of each.

    ## Try it
    - Save three names with accents in an editor and read them with a program.
    - Read them once with the wrong encoding on purpose, so that you will recognise it later.
    - Write them again, one on each line, sorted, into a second file. The first file stays as it was.
  `,
  'Nouns first: sketching an interface on paper': `
    Before the first route there is a sheet of paper. Write down the things your service is about, in the words of the people
    who will use it. For the booking desk of a small library these are books, copies, members, loans and reservations. Five
    nouns; a good start.

    ## A noun becomes an address
    - /books is the list, and /books/17 is one of them.
    - /members/4/loans are the loans of one member.
    - A loan is a thing of its own, since people ask about it: when is it due, was it extended?

    Then come the verbs, and you have few of them: read, add, change, remove. If something does not fit, look for the hidden
    noun. Extending a loan sounds like a verb. An extension, with a date and a reason, is a thing that can be added:

    > POST /loans/91/extensions

    ## Say what can go wrong
    Next to every address write the sad cases. The book does not exist. The member has three reminders open. The copy has just
    been lent to somebody else. Each of these is an answer you promise, as much as the happy one.

    ## Read it aloud
    Give the sheet to a librarian. Read one line after another as a sentence: we add a reservation for this member and that
    book. Where the librarian frowns, a word is wrong. It is much cheaper to find that out now.

    ## Try it
    Take a process you know, such as borrowing a tool from a neighbour. Find its nouns, write five addresses, and two sad cases
    for each.
  `,
  'A calm list for the first night in production': `
    Your service goes live tomorrow. Tonight you can still choose what kind of night the next one will be. Here is a list that
    has served us well; none of it takes longer than an hour.

    ## Before
    1. Start it from an empty machine, following your own notes. Whatever you had to add from memory belongs into the notes.
    2. Restore the backup. A backup that nobody has restored is a hope.
    3. Stop the service with requests under way. They should be finished, not cut.
    4. Fill the disk of a test machine, and see what the service says. It should say something.

    ## What to look at
    Four numbers are enough for a first night: how many requests, how many failed, how long the slow ones take, and how full the
    disk is. Look at the slow ones, not at the average: nobody experiences an average.

    ## When it rings
    Write down the time and what you see before you change anything. Change one thing. If you do not know what is happening and
    people are affected, go back to yesterday's version first and understand it in daylight. That is not defeat. That is what
    yesterday's version is for.

    ## After
    Write half a page while you still remember: what happened, how we noticed, what we did, what would have told us earlier. No
    names in it. The next person who reads it may be you, at the same hour.

    ## Try it
    Choose the one step of this list you have been avoiding, and do it this week.
  `,
  'Seven ways to undo, and when each is right': `
    Git forgets very little. Nearly everything can be undone, as long as you know which of three places holds the thing you
    regret: your folder, the table of prepared changes, or the history.

    | You want to | Say |
    | throw away changes in a file | git restore notes.txt |
    | take a file off the table, keep the changes | git restore --staged notes.txt |
    | correct the last message or add a file to it | git commit --amend |
    | undo a commit that others already have | git revert <commit> |
    | move your branch back, keep the changes | git reset --soft HEAD~1 |
    | move your branch back, throw the changes away | git reset --hard HEAD~1 |
    | find a commit you believe is lost | git reflog |

    ## Private or shared
    One question decides most cases: does anybody else have this commit? As long as it is only yours, you may rewrite it. Once
    it is shared, add a new commit that takes the old one back. revert does that: history stays true, and your colleagues are
    not left with a story that has changed behind their backs.

    ## Two that really delete
    restore without --staged and reset --hard remove changes that were never committed, and Git cannot bring those back. Pause
    before these two. If in doubt, commit first: a commit with a poor message can be tidied later, a lost afternoon cannot.

    ## Try it
    In a practice folder make three commits, remove the last one with reset --hard, and then find it again with git reflog and
    git switch -c rescued followed by its number. After that you will be less afraid.
  `,
  'Messages your colleagues will thank you for': `
    A commit message is a letter to somebody who has a problem. They are looking at a line and ask: why is this here? The line
    itself says what it does. Only the message can say why.

    ## The first line
    Keep it short, about fifty characters, and let it complete the sentence: if applied, this commit will …

    - Good: show the date in the reader's time zone.
    - Not so good: fixed stuff, or: changes after review.

    ## The body
    Leave an empty line, then tell what could not be seen in the change:

    - What was wrong, and how did it show?
    - Why this solution and not the obvious one?
    - What did you try to be sure that it works?

    > Round prices after adding the tax
    >
    > Customers saw totals that differed by one cent from the
    > sum of the lines. We rounded each line before adding.
    > Checked with the twelve invoices of the complaint.

    Six months later these four lines save somebody a morning. It may well be you.

    ## One thought, one commit
    If you need the word and in the first line, you probably have two commits. Splitting them makes both easier to review, and
    easier to take back alone.

    ## Try it
    Look at the last ten messages of a project you know. Rewrite two of them on paper so that a stranger would understand why.
  `,
  'Keeping a small project under version control': `
    You have a folder with a page, a style sheet and a script. Is that worth version control? Yes, because of one evening that
    will come: yesterday it worked, today it does not, and you do not remember what you touched.

    ## Four minutes to set up
    > git init
    > git add .
    > git commit -m "Start with the tip splitter"

    Before the first add, write a file called .gitignore with the names of what should stay out: node_modules, files with
    passwords, and whatever your editor leaves behind.

    ## A rhythm for one person
    - Commit whenever something works that did not work before.
    - Look at git diff before each commit. It is the cheapest review there is.
    - Try a wild idea on a branch of its own. If it was no good, switch back and leave it.

    ## Keep a copy elsewhere
    A history on one laptop ends with the laptop. Push it to a server, even if nobody else will ever look at it. Check first
    that no password is in the history: what has been pushed once must be treated as public.

    ## Try it
    Put your current page under version control, make one small change a day for a week, and read git log on Sunday. It is a
    nicer diary than you expect.
  `,
  'How to review a change kindly and well': `
    A review has two aims: the change should become better, and the person should want to send the next one. Both are lost
    easily, and mostly by tone and order.

    ## In this order
    1. Read the description. What is it for? If you cannot say, ask; nothing else makes sense before.
    2. Look at the tests. They tell what the author thought of, and what not.
    3. Then the shape: are the right things in the right places?
    4. Only then the lines: names, edge cases, small errors.

    If you begin with a missing comma, you will discuss commas, and the wrong shape will be merged with perfect commas.

    ## Sort your remarks
    Say for each remark what it is. Must: this loses data. Should: this will be hard to change. Could: I would have named it
    differently. The author knows what to do first, and may leave the last kind without a debate.

    ## Ask before you judge
    Why is the list copied here? is a question that may teach you something. You copy the list for no reason is a verdict, and
    it is embarrassing when there was a reason.

    ## Say what is good
    One honest sentence about something well done is not politeness. It tells the author what to keep doing.

    ## Try it
    Take your last review. Mark each remark as must, should or could. If most of them are could, write shorter next time.
  `,
}
