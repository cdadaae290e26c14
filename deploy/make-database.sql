-- The PostgreSQL image runs this once, as the superuser, when it creates the cluster. The servers' login owns its database and
-- nothing else.
\set password `cat /run/secrets/postgres_password`
create role sabi login password :'password';
create database sabi owner sabi;
-- For SSDs.
alter database sabi set random_page_cost = 1.1;
