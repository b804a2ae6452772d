-- The first answer to whatever must not happen twice, for whoever asks again with the same key: no longer of purchases alone.

alter table purchase_answers rename to answers;
alter table answers add column what text not null default 'buy';
alter table answers alter column what drop default;
-- null where whatever was sent with the key does not matter
alter table answers add column body_hash text;
alter table answers drop constraint purchase_answers_pkey;
alter table answers add constraint answers_pkey primary key (user_id, what, key);
alter table answers rename constraint purchase_answers_user_id_fkey to answers_user_id_fkey;
alter index purchase_answers_created rename to answers_created;
