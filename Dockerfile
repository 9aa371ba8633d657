# One image for api, projector, worker and the operator CLI. The base image has Node 24 as `node`.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY infra/package.json infra/
COPY application/package.json application/
COPY services/api/package.json services/api/
COPY services/projector/package.json services/projector/
COPY services/worker/package.json services/worker/
COPY platform/package.json platform/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY containers/package.json containers/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MATRAZ_DATA_DIR=/var/lib/matraz
COPY --from=build /app .
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/matraz
USER node
VOLUME /var/lib/matraz
EXPOSE 3000
CMD ["node", "services/api/src/main.ts"]
