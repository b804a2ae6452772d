-- Owners see on which devices they are signed in: a name such as "Firefox on Linux", never the whole user agent.
alter table sessions add device text;
