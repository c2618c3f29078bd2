# An image with Node 24, npm and an account named node.
ARG BASE=node:24-slim

FROM ${BASE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
COPY scripts/lib/*.mjs scripts/lib/
# Fails unless exactly the packages of the lock file are installed.
RUN node scripts/install.mjs
COPY . .
# --demo includes the demo content.
ARG BUILD_OPTIONS=
RUN npm run build -- ${BUILD_OPTIONS}

FROM ${BASE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=build /app/dist ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.js"]
