export const keys = `
  Every row needs a name that never changes and never repeats. That is its **key**. Other tables point at the row by this name, so
  a key that changes or repeats damages more than one row. The question is where the key comes from.

  ## Natural keys
  A natural key is something that the world has already: the number of a passport, an email address, the plate of a car. It is
  tempting, because it needs no invention and means something to a reader.

  But the world changes its mind. People get new addresses, plates move to other cars, and sooner or later a second Anna Berg
  with the same birthday walks in. Ask three questions about every candidate:

  1. Is it there from the first minute? A patient who is brought in unconscious has no insurance number yet.
  2. Does it stay the same for as long as the row lives? Ten years are long.
  3. Is it never given twice, by anybody, not even by mistake?

  | Candidate | There at once | Never changes | Never repeats |
  | The email address of a singer | mostly | no | some families share one |
  | The ISBN of a book | not before 1970 | yes | some were printed on two books |
  | The number of a room | yes | not after a rebuilding | not in a second building |
  | The code of a country | yes | seldom | CS was two countries in turn |
  | A day in the calendar | yes | yes | yes |

  Only the last line passes without a remark. For a table with one row for each day, the date is a fine key. For nearly
  everything else it is wiser to make one.

  ## Artificial keys
  An artificial key is made by the database and means nothing. It is stable because nobody has a reason to change it. Use it as
  the key that other tables refer to, and keep the natural one beside it with a unique index:

  ::: code sql
  create table members (
    id int generated always as identity primary key,
    name text not null,
    email text not null
  );
  create unique index members_email on members (lower(email));

  create table scores (
    id int generated always as identity primary key,
    title text not null
  );

  create table loans (
    id int generated always as identity primary key,
    member_id int not null references members,
    score_id int not null references scores,
    lent_on date not null default current_date,
    returned_on date,
    check (returned_on >= lent_on)
  );
  :::

  Now the address may change, and all loans stay where they are:

  ::: code sql
  -- One row changes. No loan is touched.
  update members set email = 'anna.berg@new.example' where id = 17;
  :::

  ::: note
  An artificial key does not say what makes two rows the same. Only the unique index does: without it, the database keeps Anna
  twice, with two numbers. The index is on {{lower(email)}}, so that Anna@choir.example and anna@choir.example are one member.
  :::

  ## A number, or random text?
  A running number is small, quick, and easy to say on the telephone. But it talks. Customer 1042 learns that there were 1041
  before, and anybody who changes the number in a web address can try the row of a neighbour.

  A random identifier, a UUID, tells nothing, and any device can make one before the row reaches the database. It takes 16 bytes
  instead of 4, and nobody can say it on the telephone.

  ::: code sql
  create table invitations (
    id uuid default gen_random_uuid() primary key,
    member_id int not null references members,
    expires_at timestamptz not null
  );
  :::

  ::: warning
  A key that is hard to guess is not a permission. Check at every request whether this user may see this row, also when its key is
  random. Links are forwarded, and they stay in the history of a browser.
  :::

  ## Two columns as one key
  A table that only connects two others has a natural key that cannot go wrong: the pair. A member sings in a concert once, or not
  at all.

  ::: code sql
  create table concert_singers (
    concert_id int references concerts,
    member_id int references members,
    voice text not null,
    primary key (concert_id, member_id)
  );
  :::

  The order of the two matters. The index of this key begins with {{concert_id}}, so it finds the singers of a concert at once. To
  find the concerts of a singer as quickly, add a second index that begins with {{member_id}}.

  ## The ones you regret
  - **A meaning built in**, such as year and department in 2024-HR-0031. Departments merge, and then the key lies.
  - **A name**, because it was unique at first.
  - **A running number that customers see.** Everybody can count your orders.
  - **A number that is too small.** A {{smallint}} ends at 32,767, and it always ends on a Friday evening.
  - **No key at all**, in a table that was only meant for a week. Two rows that are equal in everything cannot be told apart, so
    you cannot delete one of them and keep the other.

  ## Check yourself
  ::: answer A library uses the barcode on a score as its key. What happens when the barcode is torn off?
  The score gets a new barcode, so its key changes, and every loan that points at it has to change too. Make the barcode a column
  with a unique constraint, beside an artificial key. Then it is one change in one row.
  :::

  ::: answer The table of members has an artificial key. Does the email address still need to be unique?
  Yes, if it is what tells two members apart. The key says which row, the unique index says which person. Without it, a double
  click on Join makes two members with one address, and each of them has half of the loans.
  :::

  ## Try it
  For three tables that you know, finish the sentence: this key would become wrong on the day when … If you find an ending, add an
  artificial key, and keep the old one with a unique constraint. The
  [chapter on constraints](https://www.postgresql.org/docs/current/ddl-constraints.html) of the PostgreSQL manual shows how.
`
