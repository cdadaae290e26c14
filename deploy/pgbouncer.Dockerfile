# Debian's PgBouncer with the configuration from this folder. Build it from the folder `deploy`.
FROM debian:bookworm-20260824-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER 65534:65534
EXPOSE 6432
STOPSIGNAL SIGINT
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
