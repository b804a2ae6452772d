-- Search: each word of the catalogue has a list of the courses that hold it, best first. docs/decisions says why, and what else was tried.

-- The tables of the earlier search stay while servers of an earlier version may run, and are emptied by the new ones.
drop trigger courses_searchable on courses;
drop trigger users_renamed on users;
drop trigger course_skills_added on course_skills;
drop trigger course_skills_removed on course_skills;
drop trigger skills_renamed on skills;

-- The words of a text in their order, without case, accents and punctuation. "c++" and "c#" keep their signs. Scripts that put no spaces
-- between words give each pair of neighbouring letters.
create function search_tokens(given text) returns setof text language sql immutable strict parallel safe rows 8 as $$
  select token
    from regexp_matches(
           regexp_replace(regexp_replace(fold(given), '[''’`]', '', 'g'), '([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]+)', ' \1 ', 'g'),
           '[[:alnum:]]+(?:\+\+|#)?', 'g') with ordinality found (words, n),
         lateral (
           select left(words[1], 40) as token, 1 as place where words[1] !~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff].'
           union all
           select substr(words[1], place, 2), place
             from generate_series(1, char_length(words[1]) - 1) place where words[1] ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff].') pairs
   order by n, place
$$;

-- What forms of a word have in common.
create function search_stem(word text) returns text language sql immutable strict parallel safe as $$
  select coalesce((ts_lexize((case when word ~ '[\u0400-\u04ff]' then 'russian_stem' else 'english_stem' end)::regdictionary, word))[1], word)
$$;

-- What is often spelled wrong sounds the same. server/courses/search/spelling.ts has the same rules.
create function search_sound(word text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(translate(replace(replace(replace(word, 'ph', 'f'), 'ck', 'k'), 'sch', 'sh'), 'yz', 'is'), '(.)\1', '\1', 'g')
$$;

-- A word and its sound, each whole and with one letter left out. Words with one of these in common may be one another's misspelling.
create function search_gaps_of(word text) returns setof text language sql immutable strict parallel safe rows 15 as $$
  select gaps(word) union select gaps(search_sound(word))
$$;

-- Words, and with a space or "=" in them what the lists below also know: two neighbouring words of a name, and whole names.
create table search_terms (
  word text collate "C" primary key,
  stem text collate "C" not null
);
create index search_terms_stem on search_terms (stem);
create index search_terms_part on search_terms using gin (word gin_trgm_ops);
create table search_slips (gapped text collate "C" not null, word text collate "C" not null, primary key (gapped, word));

-- Which courses hold a word, and how much it says about the course.
create table search_postings (
  course_id int not null,
  word text collate "C" not null,
  impact smallint not null
);

-- How many courses of a random sample hold a word. The server takes a new sample when the catalogue has changed.
create table search_sample (word text collate "C" primary key, courses int not null);

-- A word weighs more in a name than in a description, in a short text than in a long one, and the tenth time little more than the ninth.
create function search_postings_of(ids int[]) returns setof search_postings language sql stable as $$
  with place (place, weight, usual_length) as (
    values ('name', 10, 6), ('skill', 8, 4), ('short', 4, 16), ('description', 2, 120), ('material', 2, 40), ('author', 5, 2), ('field', 3, 2)),
  line as materialized (
    select c.id, place, row_number() over () as line, array(select search_tokens(given)) as words
      from courses c, lateral (
        select 'name', c.name
        union all select 'short', c.short_description
        union all select 'description', without_marks(c.description)
        union all select 'skill', (select name from skills where id = skill_id) from course_skills cs where cs.course_id = c.id
        union all
        select 'material', string_agg((select name from materials where id = material_id), E'\n') from course_materials cm where cm.course_id = c.id
        union all select 'author', u.name from users u where u.id = c.author_id
        union all select 'field', f.name from fields f where f.id = c.field_id) given (place, given)
     where c.id = any(ids) and c.archived_at is null),
  length as (select id, place, sum(cardinality(words)) as length from line group by 1, 2),
  held as (
    select id, place, word from line, unnest(words) word
    union all
    select id, place, words[n] || ' ' || words[n + 1] from line, generate_series(1, cardinality(words) - 1) n where place in ('name', 'skill')
    union all
    select id, place, '=' || array_to_string(words, ' ') from line where place in ('name', 'skill', 'author', 'field') and cardinality(words) between 1 and 8)
  select id, word, round(50 * sum(weight * times / (times + 0.4 + 0.4 * length / usual_length)))::smallint
    from (select id, place, word, count(*)::float8 as times from held group by 1, 2, 3) counted join length using (id, place) join place using (place)
   group by 1, 2
$$;

create function add_search_terms(words text[]) returns void language sql as $$
  with added as (
    insert into search_terms select word, search_stem(word) from (select distinct word from unnest(words) word where word !~ '[ =]') w
    on conflict do nothing returning word)
  insert into search_slips select gapped, word from added, search_gaps_of(word) gapped where char_length(word) between 4 and 40 on conflict do nothing
$$;

create function renew_search(ids int[]) returns void language plpgsql as $$
declare added text[];
begin
  with current as materialized (select * from search_postings_of(ids)),
  removed as (
    delete from search_postings p where course_id = any(ids) and not exists (select from current c where (c.course_id, c.word) = (p.course_id, p.word))),
  saved as (
    insert into search_postings table current
    on conflict (course_id, word) do update set impact = excluded.impact where search_postings.impact <> excluded.impact
    returning word)
  select array_agg(distinct word) into added from saved;
  perform add_search_terms(added);
end $$;

-- Courses whose words a transaction has changed; when it commits, they are renewed. Too many at once wait in the queue for a server.
create table stale_search (
  transaction xid8 not null default pg_current_xact_id(),
  course_id int not null,
  primary key (transaction, course_id)
);
create table search_queue (course_id int primary key);

create function renew_stale_search() returns trigger language plpgsql as $$
begin
  -- The lock of renew_facets: of two transactions that change a course, the second one reads what the first one wrote.
  perform pg_advisory_xact_lock(729418368);
  delete from stale_search where (transaction, course_id) = (new.transaction, new.course_id);
  perform renew_search(array[new.course_id]);
  return null;
end $$;
create constraint trigger stale_search_renewed after insert on stale_search deferrable initially deferred
  for each row execute function renew_stale_search();

create function note_search(ids int[]) returns void language plpgsql as $$
begin
  if cardinality(ids) <= 200 then
    insert into stale_search (course_id) select unnest(ids) on conflict do nothing;
  else
    insert into search_queue select unnest(ids) on conflict do nothing;
  end if;
end $$;

-- What changes the skills, the materials or the field of a course changes its facets too.
create or replace function note_course() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) values (new.id) on conflict do nothing;
  perform note_search(array[new.id]);
  return null;
end $$;
create or replace function note_courses() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) select id from changed on conflict do nothing;
  perform note_search(array(select id from changed));
  return null;
end $$;
create or replace function note_courses_with() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) select course_id from changed on conflict do nothing;
  perform note_search(array(select distinct course_id from changed));
  return null;
end $$;

create function note_course_texts() returns trigger language plpgsql as $$
begin
  perform note_search(array[new.id]);
  return null;
end $$;
create trigger courses_changed_search after update of name, short_description, description, author_id on courses for each row
  when ((old.name, old.short_description, old.description, old.author_id) is distinct from (new.name, new.short_description, new.description, new.author_id))
  execute function note_course_texts();

create function note_courses_of_renamed() returns trigger language plpgsql as $$
begin
  perform note_search(case tg_table_name
    when 'users' then array(select id from courses where author_id = new.id and archived_at is null)
    when 'fields' then array(select id from courses where field_id = new.id and archived_at is null)
    when 'skills' then array(select course_id from course_skills where skill_id = new.id)
    else array(select course_id from course_materials where material_id = new.id) end);
  return null;
end $$;
create trigger users_renamed_search after update of name on users for each row when (old.name <> new.name) execute function note_courses_of_renamed();
create trigger fields_renamed_search after update of name on fields for each row when (old.name <> new.name) execute function note_courses_of_renamed();
create trigger skills_renamed_search after update of name on skills for each row when (old.name <> new.name) execute function note_courses_of_renamed();
create trigger materials_renamed_search after update of name on materials for each row when (old.name <> new.name) execute function note_courses_of_renamed();

-- What people type for what courses call otherwise: words of an Admin for a skill or a field, or words that mean much the same everywhere.
create table search_synonyms (
  id int generated always as identity primary key,
  typed text not null check (char_length(typed) between 1 and 60),
  -- The stems of what is typed.
  key text collate "C" not null,
  skill_id int references skills on delete cascade,
  field_id int references fields on delete cascade,
  meant text check (char_length(meant) between 1 and 60),
  check (num_nonnulls(skill_id, field_id, meant) = 1)
);
create index search_synonyms_key on search_synonyms (key);
create index search_synonyms_skill on search_synonyms (skill_id) where skill_id is not null;
create index search_synonyms_field on search_synonyms (field_id) where field_id is not null;

create function search_key(typed text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(search_stem(token), ' ' order by n), '') from search_tokens(typed) with ordinality t (token, n)
$$;

-- The words of a line mean much the same.
with line as (
  select n, array(select trim(word) from unnest(string_to_array(line, ',')) word) as words
    from unnest(string_to_array($$spreadsheets, excel, google sheets, calc
word processing, microsoft word, google docs
presentations, powerpoint, slides, keynote, public speaking
databases, sql, postgresql, mysql
programming, coding, code, software development, developer, programmer
javascript, js, ecmascript
typescript, ts
python, py
node, nodejs, node js
machine learning, ml
artificial intelligence, ai, machine learning, neural networks
deep learning, neural networks
generative ai, chatgpt, llm, large language models, prompts
data analysis, data analytics, analytics, data analyst, business intelligence
data science, data scientist, machine learning, statistics
statistics, stats, probability
mathematics, maths, math, algebra
natural language processing, nlp
computer vision, image recognition
front end, frontend, html, css, javascript
back end, backend, web services, server side, node
full stack, fullstack, front end, back end
web development, web developer, website, html, css, javascript
html, web pages, css
react, reactjs
vue, vuejs
angular, angularjs
c#, csharp, dotnet, dot net, net
c++, cpp
golang, go
mobile apps, android, ios, app development
android, kotlin
ios, swift, iphone
kubernetes, k8s
containers, docker
devops, deployment, continuous integration, ci cd
amazon web services, aws, cloud
cloud, azure, aws, google cloud
cybersecurity, cyber security, hacking, ethical hacking, security, penetration testing
networking, networks, computer networks
command line, terminal, shell, bash
linux, ubuntu, unix
version control, git, github
testing, qa, quality assurance, software testing
game development, games, unity, unreal, game design
user experience, ux, user research, usability
user interface, ui, interface design
ux, ui, user experience design, product design
user research, user interviews, customer interviews
accessibility, a11y
graphic design, graphics, visual design, illustrator
logo, logos, branding, brand
fonts, typography, typefaces, lettering
photo editing, photoshop, lightroom, retouching, image editing
photography, photos, photo, camera, pictures, photographer
video editing, premiere, davinci resolve, film editing, cutting videos
filming, filmmaking, videography, video production
animation, motion graphics, after effects
3d, 3d modelling, blender, cad
cad, technical drawing, autocad, fusion 360
drawing, sketching, draw, illustration
painting, watercolour, acrylics, oils
watercolour, watercolor, aquarelle
colour, color
handwriting, calligraphy, lettering
writing, creative writing, author, novel
copywriting, copy, advertising texts
seo, search engine optimisation, search engine optimization
social media, instagram, tiktok, facebook
marketing, advertising, digital marketing, promotion, ads
email marketing, newsletter, newsletters
online shop, ecommerce, e commerce, shopify, web shop
sales, selling
negotiation, negotiating, salary, pay rise
entrepreneurship, startup, start up, founder, own business, self employed
business, management, company
leadership, managing people, manager, team lead, boss
human resources, hr, recruiting, hiring
project management, project manager, pmp, project planning, prince2
agile, scrum, kanban
product management, product manager, product owner
accounting, bookkeeping, balance sheet
finance, money, personal finance, budgeting
personal finance, budgeting, saving money
investing, stock market, stocks, shares, trading, invest
real estate, property, houses, mortgage
taxes, tax, tax return
public speaking, speech, speeches, stage fright, presentation skills
communication, conversation, small talk, talking to people
time management, productivity, getting things done, procrastination, organise
habits, self discipline, motivation
job interview, job interviews, cv, resume, applying for a job, application
stress, burnout, relaxation, mindfulness
mindfulness, meditation, relaxation
anxiety, stress, mental health, worry
sleep, insomnia, sleeping
nutrition, diet, healthy eating, lose weight, weight loss
fitness, workout, exercise, strength training, gym, get fit
strength training, weight lifting, weights, bodybuilding
running, jogging, marathon
back pain, posture
first aid, cpr, emergency
parenting, children, kids, raising children
kids, children, child
dogs, dog training, puppy
gardening, garden, plants, grow vegetables
houseplants, indoor plants, plants
cooking, cook, recipes, kitchen
baking, bread, cakes, bake
pastry, desserts, cakes
vegetarian, vegan, plant based
wine, wine tasting
coffee, barista, espresso
sewing, tailoring, clothes
knitting, crochet, wool
woodworking, wood, carpentry, furniture
home improvement, diy, renovation, repairs
electronics, circuits, arduino
robotics, robots
internet of things, iot
3d printing, 3d printer
music theory, harmony, chords
songwriting, composing, write songs, composition
singing, voice, vocals
guitar, guitars
piano, keyboard
drums, percussion, drummer
music production, beats, ableton, audio mixing, dj
recording, sound engineering, microphones, podcast
podcasting, podcast
english, esl, toefl, ielts
ielts, english test, english exam
business english, english at work
foreign languages, languages, spanish, french, german
spanish, espanol, castellano, spanisch
german, deutsch, aleman
french, francais, franzosisch
italian, italiano
japanese, nihongo, 日本語
chinese, mandarin, 中文
russian, русский
ukrainian, українська
english, englisch, ingles
portuguese, portugues
pronunciation, accent, pronounce
grammar, language rules
psychology, human mind, behaviour
philosophy, ethics, logic
critical thinking, logic, reasoning
history, historical
astronomy, stars, space, telescope
physics, mechanics
chemistry, chemical
biology, genetics, life science
statistics, statistik, estadistica
mathematics, mathematik, matematicas, математика
programming, programmierung, programacion, програмування
exam, exams, test preparation
school maths, exam maths, algebra, geometry
memory, memorise, memorize, mnemonics
speed reading, reading faster
typing, touch typing, keyboard skills
law, legal, contracts
privacy, data protection, gdpr
crypto, bitcoin, blockchain
sustainability, climate, environment
teaching, teacher, online courses, instructional design
chess, chess openings
travel, trip, holiday$$, E'\n')) with ordinality given (line, n))
insert into search_synonyms (typed, key, meant)
select distinct typed, search_key(typed), meant from line, unnest(words) typed, unnest(words) meant where typed <> meant;

-- A large catalogue is read while the portal runs.
do $$
declare
  is_large boolean := (select courses > 20000 from catalogue_size);
begin
  if is_large then
    insert into search_queue select id from courses where archived_at is null;
  else
    insert into search_postings select * from search_postings_of(array(select id from courses));
    perform add_search_terms(array(select distinct word from search_postings));
  end if;
end $$;
alter table search_postings add primary key (course_id, word) include (impact);
create index search_postings_best on search_postings (word, impact desc, course_id);
analyze search_postings, search_terms, search_slips, search_synonyms;
