# One node of Dicehouse. Build: docker build -t dicehouse .   Run: see docs/operations.md

FROM python:3.12-slim AS build
WORKDIR /build
RUN python -m venv /opt/dicehouse
ENV PATH=/opt/dicehouse/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web ./web
COPY src ./src
# the browser client is built here too, with a Node from PyPI that stays behind
# our own package: what it needs is bounded in pyproject.toml
# hadolint ignore=DL3013
RUN pip install ".[server]" && python -m compileall -q /opt/dicehouse/lib

FROM python:3.12-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/dicehouse dicehouse
COPY --from=build /opt/dicehouse /opt/dicehouse
ENV PATH=/opt/dicehouse/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DICEHOUSE_HOST=0.0.0.0 \
    DICEHOUSE_PORT=8000 \
    DICEHOUSE_DATABASE=/var/lib/dicehouse/tables.sqlite
USER 10001
WORKDIR /var/lib/dicehouse
VOLUME /var/lib/dicehouse
EXPOSE 8000
# Alive, not ready: a node whose database is away comes back by itself and need not be replaced.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['DICEHOUSE_PORT'] + '/healthz', timeout=4)"]
# exec form: the node itself gets SIGTERM, and lets everybody go in good order
CMD ["dicehouse", "serve"]
