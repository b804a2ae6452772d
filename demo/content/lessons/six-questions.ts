export const sixQuestions = String.raw`
  A statistical test answers a narrow question about numbers. Whether the numbers deserve it has to be asked before. Six questions
  do most of this work. Three of them need no mathematics at all; for the others, one short formula says more than a page of
  advice.

  ## How did these cases get here?
  Customers who answered a survey are not customers. Patients in a clinic are not people. Ask which doors a case had to pass before
  it became a row in your table, and who is still outside of each door.

  A shop finds that people who use its app buy twice as much. The app is used by those who like the shop. The difference was there
  before the app, and giving the app to everyone will not double the sales.

  ## Who is missing?
  Think of those who left, moved, died, gave up or never had a telephone. Suppose that a share $r$ of the people answered. With a
  mean of $\bar{x}_a$ among those who answered, and of $\bar{x}_m$ among those who are missing, the mean of all is

  ::: formula
  \bar{x} = r\,\bar{x}_a + (1 - r)\,\bar{x}_m
  :::

  You know the first part. You do not know $\bar{x}_m$, so put in the lowest and the highest value that it can have. Of a hundred
  employees thirty answered, and 80 per cent of the thirty are content. If nobody else is, that is 24 per cent of all. If everybody
  else is, it is 94 per cent. The survey leaves all of this open.

  ::: answer Half of the members answered, and 70 per cent of them want longer opening hours. What is the share among all members?
  Between $0.5 \cdot 0.7 = 0.35$ and $0.5 \cdot 0.7 + 0.5 = 0.85$. The survey alone does not prove that most members want them.
  :::

  ## What exactly was measured?
  Satisfied can mean that somebody ticked a box while the employee looked on. Late can mean five minutes or a day. Look at one form
  as it was filled in, and ask:

  - Is the unit the same in all rows?
  - Did the definition change on the way? A new form makes a trend overnight.
  - Who wrote the value down, and what did they gain or lose by it?

  ## Are the cases independent?
  Thirty pupils of one class are not thirty separate witnesses. They share a teacher and a bad day. For $n$ independent cases with
  a standard deviation of $s$, the uncertainty of their mean is the standard error:

  ::: formula
  \mathrm{SE} = \frac{s}{\sqrt{n}}
  :::

  Four times as many cases halve it. But cases that resemble each other count for less. In groups of $m$ cases with a similarity of
  $\rho$, which is 0 for strangers and 1 for copies, the number that counts is

  ::: formula
  n_{\text{eff}} = \frac{n}{1 + (m - 1)\,\rho}
  :::

  Ten classes of thirty are 300 pupils. A similarity of 0.2 is usual for marks at school, and with it they count like
  $300 / (1 + 29 \cdot 0.2) \approx 44$ strangers.

  ::: warning
  A spreadsheet does not know which rows belong together. It takes 300 pupils for 300 strangers, and the interval that it draws is
  less than half as wide as it should be.
  :::

  ## How often did we look?
  If you test twenty things, one will look interesting by chance alone. With a threshold of $\alpha$ and $k$ independent tests in
  which nothing is going on, the chance of at least one false alarm is

  ::: formula
  P(\text{at least one}) = 1 - (1 - \alpha)^k
  :::

  | Tests | False alarm at 0.05 | False alarm at 0.01 |
  | 1 | 5 % | 1 % |
  | 5 | 23 % | 5 % |
  | 20 | 64 % | 18 % |
  | 100 | 99 % | 63 % |

  You need not believe the table. Where nothing is going on, every p-value between 0 and 1 is equally likely, so a random number
  can play its part:

  ::: code python
  import random

  def false_alarms(tests, rounds=10_000):
      """The share of rounds in which at least one test raises an alarm."""
      alarms = sum(any(random.random() < 0.05 for _ in range(tests)) for _ in range(rounds))
      return alarms / rounds

  for tests in (1, 5, 20, 100):
      print(tests, false_alarms(tests))
  :::

  The simplest remedy divides the threshold: with $\alpha / k$ for each test, the chance of any false alarm is at most $\alpha$.
  This is the __Bonferroni correction__. It is strict, and nobody can misunderstand it.

  ::: answer A team compares eight products and reports the one difference that stands out, with a p-value of 0.02. Are you convinced?
  Not yet. With eight tests the threshold is $0.05 / 8 \approx 0.006$, and 0.02 is above it. Without any real difference, the
  chance that at least one of eight p-values is below 0.02 is $1 - 0.98^8 \approx 0.15$. Ask for new data on this one product.
  :::

  ## What would we do with each answer?
  If the decision is the same either way, spare yourself the test. Before you calculate, write down two sentences: if the
  difference is at least this large, we do A; otherwise we do B.

  ::: note
  A difference can be **significant** and too small to matter, or large and not yet certain. Report its size with an interval. A
  decision needs both.
  :::

  ## What to do about it
  You cannot repair everything. You can write down the six answers in six lines and put them above the result. A reader who knows
  the limits can use the number. A reader who does not is only impressed by it.

  ## Try it
  Answer the six questions for the last figure that convinced you. Note which one made you least comfortable.
`
