-- Run once by the image of PostgreSQL, as its administrator, when the cluster is made: the login of the servers owns its database
-- and nothing else.
\set password `cat /run/secrets/postgres_password`
create role sabi login password :'password';
create database sabi owner sabi;
-- Of a disk without moving parts.
alter database sabi set random_page_cost = 1.1;
