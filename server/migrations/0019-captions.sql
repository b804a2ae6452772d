-- Captions of a video in several languages; until now a video had one text, of a language that nobody had named.

create table material_captions (
  material_id int not null references materials on delete cascade,
  language text not null check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  label text not null check (char_length(label) between 1 and 100),
  captions text not null check (char_length(captions) <= 1100000),
  primary key (material_id, language)
);
insert into material_captions select id, 'und', 'Captions', captions from materials where captions is not null;
alter table materials drop captions;
