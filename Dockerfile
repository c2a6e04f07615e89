# One node of Dicehouse. Build: docker build -t dicehouse .   Run: see docs/operations.md

# The same as in deploy/images.env, which compose.yaml uses and `make pin-images` gives digests.
ARG PYTHON_IMAGE=python:3.12.12-slim-bookworm

FROM ${PYTHON_IMAGE} AS build
WORKDIR /build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
# what is installed is what the lock files name, by hash (`make lock`); no package runs code of its own here
COPY deploy/build.lock deploy/requirements.lock ./deploy/
RUN python -m venv /opt/build \
    && python -m venv --without-pip /opt/dicehouse \
    && /opt/build/bin/pip install --no-deps --require-hashes --only-binary=:all: --requirement deploy/build.lock \
    && /opt/build/bin/pip --python /opt/dicehouse/bin/python install --no-deps --require-hashes --only-binary=:all: \
        --requirement deploy/requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web ./web
COPY src ./src
# the browser client is built here too, with a Node from PyPI that stays behind
RUN /opt/build/bin/pip wheel --no-build-isolation --no-deps --wheel-dir dist . \
    && /opt/build/bin/pip --python /opt/dicehouse/bin/python install --no-deps --no-index dist/*.whl \
    && /opt/dicehouse/bin/python -m compileall -q /opt/dicehouse/lib

FROM ${PYTHON_IMAGE}
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/dicehouse dicehouse
COPY --from=build /opt/dicehouse /opt/dicehouse
ENV PATH=/opt/dicehouse/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
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
