-- Certificates keep the signature they were issued with, and a public key stays published when its secret is retired.
create table certificate_keys (
  -- SHA-256 of the public key, in hexadecimal digits.
  id text primary key,
  -- In DER.
  public_key bytea not null,
  published_at timestamptz not null
);

-- Without a foreign key: all certificates that are issued at once would lock the same row.
alter table certificates
  add key_id text,
  add signature bytea check (octet_length(signature) = 64);
create index certificates_unsigned on certificates (id) where signature is null;

-- Files of the web app, so that a server also has those of the versions before and after its own.
create table web_assets (
  name text primary key,
  content bytea not null,
  used_at timestamptz not null
);
