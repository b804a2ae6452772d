import type { SkillQuestions } from './types.ts'

export const git = {
  skill: 'Git',
  levels: {
    2: [
      {
        kind: 'match',
        text: 'What does each command do?',
        left: ['git add', 'git commit', 'git push', 'git fetch'],
        right: [
          'Chooses what the next snapshot holds',
          'Takes the snapshot',
          'Sends snapshots to another repository',
          'Gets snapshots from another repository',
        ],
        extra: ['Deletes the last snapshot'],
        explanation: 'Add and commit work on your machine only. Push and fetch exchange what was committed.',
      },
      {
        kind: 'one',
        text: 'What is a branch in Git?',
        options: [
          'A copy of all files',
          'A label that points to a commit and moves along with new ones',
          'A folder on the server',
          'A list of changed lines',
        ],
        right: 1,
        explanation: 'A branch is a name of a few bytes. So making one costs nothing.',
      },
      {
        kind: 'gaps',
        text: 'Complete the command. It makes a branch called draft and goes to it.',
        gapText: 'git switch ___ draft',
        gaps: [['-c', '--create']],
        explanation: 'git switch -c makes the label at the present commit. In older texts you find git checkout -b.',
      },
    ],
    3: [
      {
        kind: 'one',
        text: 'You have changed notes.txt and do not want the change. Nothing of it was added or committed. Which command takes the file back to the last commit?',
        options: ['git restore notes.txt', 'git revert notes.txt', 'git add notes.txt', 'git rm notes.txt'],
        right: 0,
        explanation: 'restore fetches the file from the snapshot. Your change was never kept, so it is really gone.',
      },
      {
        kind: 'several',
        text: 'Two people changed the same line, and Git reports a conflict. What is true?',
        options: [
          'Both versions stand in the file, between marks',
          'One of the two commits is lost',
          'You decide what the line is to be, and add the file',
          'The other person has to resolve it',
          'git merge --abort takes you back to before the merge',
        ],
        right: [0, 2, 4],
        explanation: 'A conflict is a question, not a damage: both commits stay in the history.',
      },
      {
        kind: 'short',
        text: 'Which file lists what Git must not track, such as passwords or results of a build?',
        accepted: ['.gitignore', 'gitignore', '.git/info/exclude'],
        explanation:
          'It works for files that are not tracked yet. A secret that was committed stays in the history, so replace the secret.',
      },
      {
        kind: 'order',
        text: 'A colleague has pushed, and you want to push too. Put the steps into order.',
        items: [
          'Commit your own change',
          'Fetch what the colleague has pushed',
          'Merge it, and resolve conflicts',
          'Run the tests',
          'Push',
        ],
        explanation: 'What is committed cannot get lost in a merge. And what you push has been tested together.',
      },
    ],
    4: [
      {
        kind: 'one',
        text: 'A commit that all colleagues have fetched turns out to be wrong. What undoes it without changing the shared history?',
        options: ['git reset --hard HEAD~1', 'git revert', 'git commit --amend', 'git branch -D'],
        right: 1,
        explanation: 'revert adds a commit that does the opposite. The others would change a past that colleagues already have.',
      },
      {
        kind: 'number',
        text: 'It worked at commit 1 and is broken at commit 65. You use git bisect. How many commits do you have to try at the most?',
        value: 6,
        tolerance: 0,
        explanation: 'The first broken one is among 64, and each try halves them: 64 is 2 to the power of 6.',
      },
      {
        kind: 'one',
        text: 'After git reset --hard you miss a commit. Where do you look for it first?',
        options: ['In the recycle bin', 'git reflog', 'git status', 'git blame'],
        right: 1,
        explanation: 'The reflog lists where HEAD has been. The commit is still there for some weeks; give it a label.',
      },
      {
        kind: 'several',
        text: 'What does git rebase main do to the commits of your branch?',
        options: [
          'It makes new commits with new identities',
          'It puts them after the tip of main',
          'It deletes main',
          'It keeps the old commits under the same names',
        ],
        right: [0, 1],
        explanation:
          'A commit includes its parent, so another parent makes another commit. That is why shared branches are not rebased.',
      },
    ],
  },
} satisfies SkillQuestions

export const accounting = {
  skill: 'Accounting',
  levels: {
    2: [
      {
        kind: 'match',
        text: 'Where does each item stand in the accounts of a coffee roastery?',
        left: ['The roasting machine', 'The loan of the bank', 'What the owner paid in', 'Wages of the month'],
        right: ['Assets', 'Liabilities', 'Equity', 'Expenses'],
        extra: ['Revenue'],
        explanation: 'The balance sheet shows what is owned and how it was paid for. Wages stand in the profit and loss account.',
      },
      {
        kind: 'number',
        text: 'A company owns things worth 90,000 and owes 55,000. How much is its equity?',
        value: 35000,
        explanation: 'Assets minus liabilities: what would be left for the owners.',
      },
      {
        kind: 'gaps',
        text: 'Complete the equation that always holds.',
        gapText: 'Assets = liabilities + ___',
        gaps: [['equity', "owners' equity", "owner's equity", "shareholders' equity"]],
        explanation: 'Everything that is owned was paid for by somebody: by lenders or by the owners.',
      },
    ],
    4: [
      {
        kind: 'one',
        text: 'The roastery sells coffee for 1,000 on invoice. The customer will pay next month. What changes today?',
        options: ['Cash and profit', 'Receivables and profit', 'Cash and liabilities', 'Nothing until the customer pays'],
        right: 1,
        explanation: 'The sale is earned today, so it counts. What the customer owes is a receivable; cash comes later.',
      },
      {
        kind: 'number',
        text: 'A machine costs 12,000 and is written off in equal parts over 6 years. What is its book value after 2 years?',
        value: 8000,
        explanation: '2,000 each year. The money was spent at the beginning; the expense is spread over the years of use.',
      },
      {
        kind: 'one',
        text: 'A growing company makes a profit each year and still runs out of cash. What is the most likely reason?',
        options: [
          'Its accounts are wrong',
          'Money is bound in stock and in invoices that are not paid yet',
          'Depreciation uses up the cash',
          'Profit is always paid as tax',
        ],
        right: 1,
        explanation: 'Growth has to be paid before it brings money. Depreciation lowers the profit but moves no cash.',
      },
      {
        kind: 'number',
        text: 'Current assets are 60,000, and what has to be paid within a year is 40,000. What is the current ratio?',
        value: 1.5,
        tolerance: 0.001,
        explanation: '60,000 / 40,000. Below 1, the bills of the year cannot be paid from what becomes cash in the year.',
      },
      {
        kind: 'several',
        text: 'Which lower the cash, but not the profit of the year?',
        options: [
          'Paying back a loan',
          'Paying wages of this month',
          'Buying a delivery van on the last day of the year',
          'Paying out money to the owners',
          'Writing off a machine',
        ],
        right: [0, 2, 3],
        explanation:
          'Paying back, investing and paying out change the balance sheet only. Wages lower both, writing off only the profit.',
      },
      {
        kind: 'one',
        text: 'A customer who owes 800 has gone bankrupt. What is right?',
        options: [
          'Receivables and profit fall by 800',
          'Cash falls by 800',
          'Liabilities rise by 800',
          'Nothing, because the sale was long ago',
        ],
        right: 0,
        explanation: 'The receivable has lost its value, and that is an expense. Cash is as it was: it never came.',
      },
    ],
  },
} satisfies SkillQuestions

export const accessibility = {
  skill: 'Accessibility',
  levels: {
    4: [
      {
        kind: 'one',
        text: 'A picture is only decoration. What should its alternative text be?',
        options: ['The name of the file', 'Empty: alt=""', 'The word "picture"', 'No alt attribute at all'],
        right: 1,
        explanation: 'An empty alt makes screen readers skip it. Without the attribute, some read out the name of the file.',
      },
      {
        kind: 'several',
        text: 'Which are reached with the Tab key by default?',
        options: ['A button', 'A link with href', 'A div with a click listener', 'A text field', 'A heading'],
        right: [0, 1, 3],
        explanation: 'Elements for interaction get the focus by themselves. A div with a listener works only with a mouse.',
      },
    ],
    6: [
      {
        kind: 'number',
        text: 'Which contrast does normal text need at least to reach level AA of WCAG? Give the first number of the ratio n : 1.',
        value: 4.5,
        tolerance: 0,
        explanation: '4.5 : 1 for normal text, and 3 : 1 for large text and for the outlines of controls.',
      },
      {
        kind: 'one',
        text: 'A form shows an error in red beside the field. What is missing for somebody who uses a screen reader?',
        options: [
          'A louder colour',
          'A connection of the message with the field, for example with aria-describedby',
          'A larger font',
          'A title on the page',
        ],
        right: 1,
        explanation:
          'What stands near is near only for the eye. With the connection, the message is read when the field gets the focus.',
      },
      {
        kind: 'order',
        text: 'A dialog opens. Put what happens with the focus into order.',
        items: [
          'The focus is on the button that opens the dialog',
          'It moves into the dialog',
          'Tab stays within the dialog',
          'Escape closes it',
          'It is on the button again',
        ],
        explanation: 'Who does not see the screen is where the focus is. So it must neither stay behind nor get lost.',
      },
      {
        kind: 'one',
        text: 'You make tabs out of buttons and write role="tab". What do you take on with that?',
        options: [
          'Nothing more: the browser does the rest',
          'Arrow keys, the selected state and the connection with the panels have to be made by you',
          'The page can no longer be translated',
          'Buttons must become links',
        ],
        right: 1,
        explanation: 'A role is a promise about behaviour. The browser announces it but does nothing for it.',
      },
      {
        kind: 'several',
        text: 'Which problems does an automatic test of accessibility find reliably?',
        options: [
          'A field without a label',
          'An alternative text that says something wrong',
          'Too little contrast of text on a plain background',
          'An order of focus that makes no sense',
        ],
        right: [0, 2],
        explanation:
          'A program sees whether something is there, not whether it makes sense. Try the page with the keyboard and a screen reader.',
      },
    ],
  },
} satisfies SkillQuestions

export const accessiblePages = {
  skill: 'HTML and CSS',
  levels: {
    4: [
      {
        kind: 'one',
        text: 'Which line makes animations stop for those who have asked for less motion?',
        options: [
          '@media (prefers-reduced-motion: reduce) { * { animation: none } }',
          '@media (no-motion) { * { animation: none } }',
          '* { animation: user }',
          '@supports (motion: none) { * { animation: none } }',
        ],
        right: 0,
        explanation: 'The browser knows the setting of the system. For some people moving pictures mean dizziness.',
      },
      {
        kind: 'gaps',
        text: 'Complete the field, so that a click on its name reaches it.',
        gapText: '<label ___="mail">Email</label> <input ___="mail" type="email">',
        gaps: [['for'], ['id']],
        explanation: 'for names the id of the field. Then the name is read with the field, and the area to click is larger.',
      },
      {
        kind: 'several',
        text: 'Which hide an element from screen readers as well?',
        options: [
          'display: none',
          'visibility: hidden',
          'opacity: 0',
          'the attribute hidden',
          'position: absolute; left: -9999px',
        ],
        right: [0, 1, 3],
        explanation: 'What is transparent or outside of the window is still there and is read out.',
      },
    ],
  },
} satisfies SkillQuestions

export const kindInterfaces = {
  skill: 'Interface design',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'Which text is best on a button that deletes a photo?',
        options: ['OK', 'Delete photo', 'Yes', 'Continue'],
        right: 1,
        explanation: 'A button says what it does, also to those who have not read the question above it.',
      },
      {
        kind: 'one',
        text: 'Required fields are marked by a red frame only. Who is left out?',
        options: [
          'People who do not see the difference of colours',
          'People with large screens',
          'People who type fast',
          'Nobody',
        ],
        right: 0,
        explanation: 'Colour must never be the only sign. A word such as "required" reaches everybody.',
      },
      {
        kind: 'several',
        text: 'Which make a form easier to fill in?',
        options: [
          'Names above the fields',
          'Asking only for what is needed',
          'Emptying all fields after an error',
          'Saying the format before somebody types',
        ],
        right: [0, 1, 3],
        explanation: 'An error should cost one correction, not everything that was typed.',
      },
    ],
  },
} satisfies SkillQuestions
