#!/usr/bin/env bash
# Makes the SDK contents that the real engine image carries, and writes $ENGINE_HOME/sdk.env; `git` makes the repository
# from which the engine fetches the SDKs that it doesn't carry, such as Java's.
# sdk.sh [go|python|typescript|git]...   (no name: all)
. "$(dirname "${BASH_SOURCE[0]}")/env.sh"
mkdir -p "$CONTENT/blobs/sha256"
touch "$ENGINE_HOME/sdk.env"

install_content() { # layout, variable
  cp -n "$OCI/$1"/blobs/sha256/* "$CONTENT/blobs/sha256/"
  local d; d=$(python3 -c 'import json,sys; print(json.load(open(sys.argv[1]))["manifests"][0]["digest"])' "$OCI/$1/index.json")
  sed -i "/^$2=/d" "$ENGINE_HOME/sdk.env"; echo "$2=$d" >> "$ENGINE_HOME/sdk.env"
  say "$2=$d"
}
need() { [ -e "$1" ] || { say "missing: $1 (run images.sh first)"; exit 1; }; }

sdk_go() {
  need "$OCI/golang/index.json"; need "$FS/base.done"
  layer gotools "$FS/base" "apt-get -q update; $PKG git openssh-client openssl"
  rm -rf "$FS/codegen"; mkdir -p "$FS/codegen"; cp "$BIN/codegen" "$FS/codegen/codegen"
  # Warm caches, as the real image has them: the standard library and what the SDK needs.
  if [ ! -e "$FS/gocache.done" ]; then
    local g=$ENGINE_HOME/go$GO_VERSION; mkdir -p "$FS/gocache/go/pkg/mod" "$FS/gocache/root/.cache/go-build"
    rm -rf "$FS/gocache.tmp"; mkdir -p "$FS/gocache.tmp"; cp -r "$SRC/sdk/go" "$FS/gocache.tmp/sdk"
    mkdir -p /usr/local/go
    # The mount is private: other programs of this machine keep their Go.
    G=$g S=$FS/gocache.tmp/sdk GOROOT=/usr/local/go GOTOOLCHAIN=local GOMODCACHE="$FS/gocache/go/pkg/mod" \
      GOCACHE="$FS/gocache/root/.cache/go-build" GOFLAGS="-p=$JOBS" CGO_ENABLED=0 \
      unshare --mount --propagation private sh -c 'mount --bind "$G" /usr/local/go; cd "$S"
        nice -n 5 /usr/local/go/bin/go build std
        nice -n 5 /usr/local/go/bin/go list -e -export=true -compiled=true -deps=true -test=false .' > "$FS/gocache.log" 2>&1 || true
    touch "$FS/gocache.done"
  fi
  "$HERE/mkimage.py" --out "$OCI/sdk-go" --base "$OCI/golang" --layer "$FS/gotools" --layer "$FS/codegen:usr/local/bin" --layer "$FS/gocache" --env GOTOOLCHAIN=auto --env CGO_ENABLED=0 >/dev/null
  install_content sdk-go DAGGER_GO_SDK_MANIFEST_DIGEST
}

sdk_python() {
  need "$FS/uv/uv"
  local d=$FS/sdk-python; rm -rf "$d"; mkdir -p "$d/dist"
  ( cd "$SRC/sdk/python" && cp -r pyproject.toml uv.lock codegen runtime src LICENSE README.md "$d/" )
  rm -rf "$d/src/dagger/_engine" "$d/src/dagger/provisioning"; find "$d/src" -type f ! -name '*.py' ! -name '*.typed' -delete
  cp "$FS"/uv/uv* "$d/dist/"
  # Stand-ins cannot have the digests of the real images.
  sed -i -E 's/@sha256:[0-9a-f]{64}//' "$d/runtime/Dockerfile"
  ( cd "$d/codegen"; local p=$ENGINE_HOME/py; mkdir -p "$p"
    "$d/dist/uv" export -q --no-hashes --no-editable --package codegen -o "$p/requirements.txt"
    rm -rf ./.venv; cd ..
    # codegen and its dependencies in one executable file
    [ -x "$p/venv/bin/shiv" ] || { python3 -m venv "$p/venv"; "$p/venv/bin/pip" install -q shiv==1.0.8 setuptools; }
    "$p/venv/bin/shiv" -q --reproducible --compressed -p '/usr/bin/env python3' -e codegen.cli:main -o "$d/dist/codegen" -r "$p/requirements.txt" ) > "$FS/sdk-python.log" 2>&1 \
    || { tail -5 "$FS/sdk-python.log" >&2; return 1; }
  "$HERE/mkimage.py" --out "$OCI/sdk-python" --layer "$d" >/dev/null
  install_content sdk-python DAGGER_PYTHON_SDK_MANIFEST_DIGEST
}

sdk_typescript() {
  need "$BIN/codegen"; need "$FS/node.done"
  local d=$FS/sdk-typescript t=$ENGINE_HOME/ts; rm -rf "$d"; mkdir -p "$d/bin" "$t"
  ( cd "$SRC/sdk/typescript" && cp -r src LICENSE README.md runtime package.json tsconfig.json rollup.dts.config.mjs "$d/" )
  find "$d/src" \( -path '*/test/*' -o -name '*.spec.ts' -o ! -name '*.ts' \) -type f -delete
  sed -i -E 's/^(\s*(nodeImageDigest|bunImageDigest|denoImageDigest|defaultAlpineDigest)\s*=).*/\1 ""/; s/@" \+ (nodeImageDigest|bunImageDigest|denoImageDigest|defaultAlpineDigest)/" + \1/' "$d/runtime/tsdistconsts/"*.go
  if [ ! -x "$t/bun/package/bin/bun" ]; then
    mkdir -p "$t/bun"; (cd "$t/bun" && npm pack --silent "@oven/bun-linux-x64@$BUN_VERSION" >/dev/null && tar -xzf ./*.tgz)
    chmod 755 "$t/bun/package/bin/bun"
  fi
  local bun=$t/bun/package/bin/bun
  [ -d "$t/tsx/node_modules/tsx" ] || npm install --silent --prefix "$t/tsx" "tsx@$TSX_VERSION" >/dev/null
  rm -rf "$t/src"; cp -r "$d" "$t/src"
  ( cd "$t/src"
    nice -n 5 "$bun" install
    # The program looks for TypeScript where it was built, and the runtime mounts it below /src: build it there.
    mkdir -p /src; T=$t BUN=$bun nice -n 5 unshare --mount --propagation private sh -ec 'mount --bind "$T/src" /src; cd /src
      "$BUN" build src/module/entrypoint/introspection_entrypoint.ts --compile --outfile /src/ts-introspector'
    mv ts-introspector "$t/ts-introspector"
    nice -n 5 "$bun" build ./src/index.ts --external=typescript --target=node --outfile "$t/out-node/core.js"
    nice -n 5 node node_modules/typescript/bin/tsc --emitDeclarationOnly
    nice -n 5 "$bun" x rollup -c rollup.dts.config.mjs -o "$t/out-node/core.d.ts" ) > "$FS/sdk-typescript.log" 2>&1 \
    || { tail -5 "$FS/sdk-typescript.log" >&2; return 1; }
  cp "$BIN/codegen" "$d/codegen"; cp -r "$t/src/node_modules/typescript" "$d/typescript-library"
  cp "$t/ts-introspector" "$d/bin/ts-introspector"; cp -r "$t/out-node" "$d/bundled_lib"
  cp -r "$t/tsx/node_modules/tsx" "$d/tsx_module"
  mkdir -p "$d/tsx_module/node_modules"
  for m in "$t"/tsx/node_modules/*; do [ "$(basename "$m")" = tsx ] || cp -r "$m" "$d/tsx_module/node_modules/"; done
  "$HERE/mkimage.py" --out "$OCI/sdk-typescript" --layer "$d" >/dev/null
  install_content sdk-typescript DAGGER_TYPESCRIPT_SDK_MANIFEST_DIGEST
}

# One commit with the SDKs of the release, under its tag, and a certificate for the server that start.sh starts.
sdk_git() {
  local h=$ENGINE_HOME/github d=$FS/dagger
  rm -rf "$h" "$d"; mkdir -p "$h/dagger" "$d"
  cp -r "$SRC/sdk" "$SRC/LICENSE" "$d/"
  # Stand-ins cannot have the digests of the real images.
  perl -0pi -e 's/fmt\.Sprintf\("%s\@%s", (\w+), \w+Digest\)/$1/g; s/" \+\s+"\@sha256:[0-9a-f]{64}"/"/g' "$d"/sdk/{java,php}/runtime/main.go
  git -C "$d" init -q
  git -C "$d" add --all --force
  git -C "$d" -c user.name=engine -c user.email=engine@localhost commit -q -m "$DAGGER_TAG, without digests of images"
  git -C "$d" tag "$DAGGER_TAG"
  git clone -q --bare "$d" "$h/dagger/dagger.git"
  ln -s dagger.git "$h/dagger/dagger"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=github.com \
    -addext subjectAltName=DNS:github.com -keyout "$h/key.pem" -out "$h/certificate.pem" 2>/dev/null
  say "repository with $DAGGER_TAG"
}

for i in ${*:-go python typescript git}; do "sdk_$i"; done
