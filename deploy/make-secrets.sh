#!/bin/sh
# Makes the secrets of compose.yaml in deploy/secrets, once: what is there stays. The folder is closed to all but its owner; the
# files are not, since the containers read them as other users.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets
chmod 700 secrets
cd secrets

random() {
  head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'
}

# Of the administrator of PostgreSQL, and of the login of the servers.
[ -s postgres_admin_password ] || random > postgres_admin_password
[ -s postgres_password ] || random > postgres_password
[ -s secret_key ] || random > secret_key
[ -s metrics_token ] || random > metrics_token
# Empty until there is a mail server: smtp://user:password@host:587
[ -e smtp_url ] || : > smtp_url
password=$(cat postgres_password)
printf 'postgres://sabi:%s@pgbouncer:6432/sabi' "$password" > database_url
printf 'postgres://sabi:%s@postgres:5432/sabi' "$password" > database_direct_url
printf '"sabi" "%s"\n' "$password" > pgbouncer_users
echo "The secrets are in $(pwd). Keep a copy of secret_key elsewhere: without it second factors of a restored backup are lost."
