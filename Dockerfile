# check=error=true
# Build: docker build -t competition-site .   Run: compose.yaml, see docs/operations.md
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Variables of the build: docs/environment.md, "Build".
ARG VITE_MOBILE_SITE VITE_AUTH_COOKIE VITE_LOGIN_MODE VITE_CONSOLE_VIOLATIONS
RUN npm run build -- --quiet
# The image has Node.js itself. Certificates have one weight of each font.
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts && rm -r node_modules/node-linux-* node_modules/.bin/node node_modules/@expo-google-fonts/*/[1-57-9]00*

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /site
# Owned by root, so that the server can't change its own code. It writes only to /data and /backups.
COPY --from=build /src/node_modules node_modules
COPY --from=build /src/dist dist
COPY package.json LICENSE ./
COPY openapi openapi
COPY scripts scripts
COPY server server
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/container/health.ts"]
CMD ["node", "--liftoff-only", "--max-semi-space-size=2", "server/boot/main.ts"]
