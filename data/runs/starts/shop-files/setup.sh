mkdir "$HOME/web"
mv serve.py "$HOME"
mv pg1342.txt "$HOME/web"
python3 "$HOME/serve.py" "$HOME/web" "$GIT_PORT" > /dev/null 2>&1 &
git init --quiet --initial-branch=main
git add --all -- ':!setup.sh'
GIT_AUTHOR_DATE="2026-01-01T00:00:00Z" GIT_COMMITTER_DATE="2026-01-01T00:00:00Z" git commit --quiet --message="Sell books"
git clone --quiet --bare . "$HOME/web/private"
git clone --quiet --bare . "$HOME/web/dagger"
git -C "$HOME/web/dagger" tag v0.19.4
mkdir bin
printf '#!/bin/sh\necho "The shop is open."\n' > bin/bookshop
printf 'GET /\nGET /dune.html\nGET /\n' | gzip > access.log.gz
