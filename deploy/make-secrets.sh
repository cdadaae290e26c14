#!/bin/sh
# Creates the secrets for compose.yaml in deploy/secrets. Keeps secrets that exist. Only the owner can enter the folder; the files
# themselves are readable by all, because the containers read them as other users.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets
chmod 700 secrets
cd secrets

random() {
  head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'
}

# The passwords of PostgreSQL's superuser and of the servers' login.
[ -s postgres_admin_password ] || random > postgres_admin_password
[ -s postgres_password ] || random > postgres_password
[ -s secret_key ] || random > secret_key
[ -s metrics_token ] || random > metrics_token
# Empty until you have a mail server: smtp://user:password@host:587
[ -e smtp_url ] || : > smtp_url
password=$(cat postgres_password)
printf 'postgres://sabi:%s@pgbouncer:6432/sabi' "$password" > database_url
printf 'postgres://sabi:%s@postgres:5432/sabi' "$password" > database_direct_url
printf '"sabi" "%s"\n' "$password" > pgbouncer_users
echo "The secrets are in $(pwd). Keep a copy of secret_key elsewhere: without it, the second factors in a restored backup are lost."
