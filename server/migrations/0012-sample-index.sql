-- How common a search text is, is asked at each search: the index answers it for most texts, and nothing has to be counted.
create index catalogue_sample_text on catalogue_sample using gin (search_text gin_trgm_ops) with (fastupdate = off);
alter table catalogue_bookmarks_state add column sampled int not null default 0;
update catalogue_bookmarks_state set sampled = (select count(*) from catalogue_sample);
