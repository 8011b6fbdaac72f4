# The gateway with the built client inside. It brings no database: set DATABASE_URL (and REDIS_URL for more than one).
# How it is run, and how this file is tried out: docs/operations/container.md.

# By its digest where a registry is: the same page.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY workers/package.json workers/
COPY gateway/package.json gateway/
COPY client/package.json client/
COPY loadtest/package.json loadtest/
# The rooms that are built; the tests' tools stand at the root.
RUN npm ci --include=dev --workspace=domain --workspace=workers --workspace=gateway --workspace=client
COPY tsconfig.base.json ./
COPY domain domain
COPY workers workers
COPY client client
COPY gateway gateway
RUN npm run build \
 && chmod +x gateway/dist/lineboard.js \
 && node gateway/build/gather-packages-command.ts /app/runtime/node_modules

FROM ${NODE_IMAGE}
# npm keeps what it has to keep in the one folder that may be written to: `npx lineboard` works with a read-only root.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false \
    LINEBOARD_IN_CONTAINER=true
WORKDIR /app
RUN ln -s /app/gateway/dist/lineboard.js /usr/local/bin/lineboard
# Most of what the gateway needs is in its bundle (docs/adr/0020). What isn't: some packages, and files read as they are.
COPY --from=build /app/runtime/node_modules node_modules
COPY gateway/package.json gateway/
COPY gateway/src/ground/database/migrations gateway/src/ground/database/migrations
COPY gateway/src/words/content/pages gateway/src/words/content/pages
COPY domain/words domain/words
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/client/source-maps client/source-maps
COPY --from=build /app/client/sandbox/dist client/sandbox/dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that SIGTERM reaches the gateway and it can drain its sockets.
CMD ["node", "gateway/dist/server.js"]
