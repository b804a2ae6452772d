export const axes = String.raw`
  Should an axis begin at zero? The short answer is: for bars yes, for lines it depends. The reason is more useful than the rule,
  because it also decides the cases that no rule mentions.

  ## Bars are lengths
  A bar says: look how long I am. Readers compare the lengths before they read a single number. If the axis begins at 90, a value
  of 100 looks twice as long as one of 95, although it is only five per cent more. The picture says one thing and the labels
  another, and readers believe the picture.

  ::: picture axes
  Two bar charts of the values 95 and 100. On the left the axis begins at zero, and the bars are almost equal. On the right it
  begins at 90, above a jagged line, and the second bar is twice as long as the first.
  :::

  Both halves of the picture show the same two numbers. On the left the axis begins at zero, on the right at 90. The jagged line is
  the only hint; cover it with your thumb, and nothing warns you any more.

  How much a picture exaggerates can be measured. Edward Tufte called it the __lie factor__:

  ::: formula
  \text{lie factor} = \frac{\text{size of the effect in the picture}}{\text{size of the effect in the data}}
  :::

  On the right, the second bar is 100 per cent longer than the first one, while its value is $5 / 95 \approx 5.3$ per cent larger.
  That is a lie factor of 19. A fair chart has one close to 1.

  ## Lines are slopes
  A line says: look how I move. Nobody reads the distance to the bottom. Body temperature drawn from zero is a flat line for
  healthy and sick alike. Choose a range in which the changes that matter can be seen, and those that do not matter cannot:

  1. Ask which change would make you act. That change should be clearly visible.
  2. Show some history, so that the usual up and down is in the picture too.
  3. Use the same range for charts that are side by side.
  4. Step back, and say what a hurried reader would see. If that is more dramatic than the truth, make the range wider.

  ## What each form asks for
  | Form | Readers compare | Must it begin at zero? |
  | Bars and columns | lengths | always |
  | Filled areas | areas | always |
  | Lines | slopes | no |
  | Dots | positions | no |
  | A logarithmic axis | ratios | it cannot |

  Dots are the way out when large values differ little. They mark a position and claim no length, so a chart of dots may begin
  where the data begin.

  A logarithmic axis has no zero: each step multiplies. It suits things that grow by a share of themselves, such as savings or an
  epidemic, and it needs a sentence for readers who have never met one.

  ::: note
  Some scales have a zero that somebody chose. Twenty degrees Celsius are not twice as warm as ten. For such values bars are the
  wrong form from the beginning. Draw a line, or draw the difference from a value that matters, such as the mean of the last thirty
  years: a difference of nothing is an honest zero, and bars may grow from it up and down.
  :::

  ## What programs do
  A program that draws bars begins at zero, unless somebody tells it not to. For lines it fits the range tightly around the data.
  So set the range of a line yourself, and say that you did:

  ::: code python
  import matplotlib.pyplot as plt

  months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  costs = [412, 409, 418, 421, 415, 430]

  figure, (bars, line) = plt.subplots(1, 2)
  bars.bar(months, costs)  # begins at zero by itself
  line.plot(months, costs, marker="o")
  line.set_ylim(380, 440)  # chosen, and said in the title
  line.set_title("Monthly costs, axis from 380")
  plt.show()
  :::

  ::: warning
  Because lines are fitted tightly, the chart of a quiet month and the chart of a catastrophe look equally dramatic. Never compare
  two charts before you have compared their axes.
  :::

  ## Say it
  If you begin elsewhere than at zero, make it easy to notice: label the lowest line, and do not fill the area under the curve.
  Filling turns a line into a length again.

  ## Check yourself
  ::: answer The columns of an election begin at 20 per cent. One party has 25 per cent, another 40. What do readers see?
  Columns of 5 and 20: one is four times as long as the other. In truth it has 1.6 times as many votes.
  :::

  ::: answer A line shows the price of bread from 2.50 to 3.50, and the axis begins at 2. Is that unfair?
  Not by itself. A line shows how the price moved, and this range lets readers see it. It becomes unfair when the area below is
  filled, or when another chart with another range is beside it.
  :::

  ::: answer Visits on five weekdays are between 980 and 1,020. Which form shows best that one day is different?
  Dots, on an axis from about 950 to 1,050. Bars from zero would be five equal blocks, and bars from 950 would make the smallest
  day less than half as long as the largest.
  :::

  ## Try it
  Draw last year's monthly costs twice: from zero, and from just below the smallest. Write under each what a hurried reader would
  conclude. Keep the one whose conclusion you can defend.
`
