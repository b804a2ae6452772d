-- Which account of an OpenID Connect provider belongs to which user. A user has at most one.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  user_id int not null unique references users,
  linked_at timestamptz not null,
  -- Whether the provider's claims, not somebody here, gave the role. Then it goes with the claim.
  gave_creator boolean not null default false,
  gave_admin boolean not null default false,
  primary key (issuer, subject)
);
