import type { ArticleTexts } from './types.ts'

export const data: ArticleTexts = {
  'What an empty cell means, and what it does not': `
    A bike has no return time. Was it stolen? Is it still on the road? Did the reader at the station fail? The empty cell says
    none of this. It says only: here is no value. In SQL that is null, and it follows rules of its own.

    ## Null is not equal to anything
    Not even to another null. The answer to a comparison with null is neither true nor false but unknown, and where keeps only
    the rows for which the answer is true.

    > select count(*) from trips where returned_at <> '2026-05-01'

    Trips without a return time are missing from this count, although nobody would say that they were returned on that day. Ask
    for them openly:

    > where returned_at <> '2026-05-01' or returned_at is null

    ## Counting and averaging
    count(*) counts rows. count(returned_at) counts rows that have a return time. avg leaves nulls out, as if those rows did not
    exist. That is often right and sometimes badly wrong: if only satisfied riders answer, the average of the answers is not the
    average of the riders.

    ## Before you fill it
    Replacing null by zero is a claim about the world. No rain measured is not the same as zero millimetres. If you fill, write
    down why, and keep a column that says which values were filled.

    ## Try it
    Choose a table and count the nulls in each column. For every column with some, write one sentence on what an empty cell
    means there. Where you cannot, ask the person who enters the data.
  `,
  'How to lay out a query so that others can read it': `
    The database does not care how a query looks. People do, and you are one of them next month.

    ## One clause, one line
    > select s.name, count(*) as trips
    >   from trips t
    >   join stations s on s.id = t.start_station_id
    >  where t.started_at >= '2026-05-01'
    >    and t.started_at <  '2026-06-01'
    >  group by s.name
    >  order by trips desc

    Each line begins with the word that says what it is for. Somebody who only wants to know which month it is about finds the
    place at once.

    ## Small habits that help
    - Give every table a short name that reminds of it: t for trips, s for stations. Not a, b, c.
    - Put that name in front of every column as soon as there are two tables.
    - Write from one day up to, but not including, the next. between includes both ends and loses the last day of a month when
      there are times in the column.
    - Name what you compute: as trips, as share_returned_late.

    ## When it gets long
    Break it into steps with names, as you would break a long sentence:

    > with may as (select … from trips where …)
    > select … from may

    A comment is for the reason, not for the command. Why are trips below one minute left out? Nobody can guess that later.

    ## Try it
    Take the longest query you have. Lay it out again without changing its meaning, and check that it still gives the same number
    of rows.
  `,
  'Five ways in which the future leaks into your data': `
    The model was nearly perfect on paper and useless in the hospital. Such stories mostly have one cause: something that is
    only known later had crept into the training data. It is called leakage, and it is sneaky because everything looks better
    than it is.

    ## The five usual doors
    1. A column that is filled in after the event. The date of a cancellation predicts cancellations extremely well.
    2. Scaling or filling gaps with the whole table before splitting it. The training part then knows the average of the test
       part.
    3. The same patient, customer or machine on both sides of the split. The model recognises them instead of learning.
    4. Time turned around: training on August and testing on May, when in life it is always the other way.
    5. Choosing the model by the test set, again and again. After fifty tries the test set has been learned too.

    ## How to notice
    Be suspicious when a single column does nearly all the work. Look at it and ask: at the moment of the decision, would this
    value already be there? Ask it about every column; it takes an afternoon and is the best spent one of the project.

    ## How to prevent
    Split first, and by time or by person where that matters. Put every later step into one pipeline that is fitted on the
    training part only. Keep a last part in the drawer, and open it once.

    ## Try it
    Write down, for a prediction you know, the exact minute at which it has to be made. Strike out each column that is not known
    at that minute.
  `,
  'Explaining a model to the person who must decide': `
    The head of the clinic does not want to know what a gradient is. She wants to know whether to call forty patients tomorrow
    morning. Your explanation is good if she can decide, and can say afterwards why.

    ## Begin with the decision
    Not: the area under the curve is 0.81. But: if you call the forty people at the top of the list, about fourteen of them
    would otherwise have missed their appointment. Without the list, forty calls would reach about six.

    ## Use whole people
    Say fourteen in forty instead of 35 per cent. People reason better with counts, and a count shows how large the group is.

    ## Show both mistakes
    A model can be wrong in two ways, and they cost different things. A call too many costs three minutes. A missed patient
    costs an empty hour. Put these costs next to each other and let her choose where to draw the line. It is her line.

    ## Say where it does not hold
    It was trained on the last two years and on adults. It has not seen children, and it has not seen a strike of the buses. A
    model with named limits is trusted more, and rightly.

    ## Promise a look back
    Agree on a date when you will compare what was predicted with what happened. Write down today what would make you stop using
    it.

    ## Try it
    Explain one result of yours in five sentences without any technical term. Read them to somebody outside of your field.
  `,
  'The sentence above the chart': `
    Sales by region, second quarter. That is a label, not a title. The reader now has to find out what you already know. Write
    the thing that you want them to see:

    > The north sold more in spring than in all of last year.

    ## Why a sentence
    A sentence commits you. If the chart does not show it, you will notice while writing. Often you will find that the chart
    needs another form, or that there was nothing to say. Both are worth knowing before the meeting.

    ## How to write it
    1. Look at the chart and say aloud what is interesting.
    2. Write that down with a verb. Grew, fell, overtook, stayed.
    3. Put in one number, the one that people should remember.
    4. Cut it until it fits in two lines.

    ## Be fair
    The sentence may choose, but it must not bend. If the growth comes from a single order, say so in the line below. If the
    difference is within the usual noise, do not give it a headline.

    ## What goes where
    The sentence stands on top. What is measured, the unit and the period stand in a quiet line beneath. The source is at the
    bottom. Nothing else needs to be written, if the lines carry their names.

    ## Try it
    Take three charts from your last report and replace their titles by sentences. If for one of them no sentence comes, leave
    that chart out.
  `,
}
