# check=error=true
# Build: docker build -t competition-site .   Run: compose.yaml, docs/operations.md
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN sh scripts/container/build-tree.sh /tree

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /site
# Root's: the server can't change what it runs. It writes to /data and /backups alone.
COPY --from=build /tree ./
RUN sh scripts/container/prepare-folders.sh /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/container/health.ts"]
CMD ["node", "--liftoff-only", "--max-semi-space-size=2", "server/main.ts"]
