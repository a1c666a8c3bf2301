git init --quiet
mv stand-in.py ~/
mkdir ~/bin
# `stand-in ADDRESS…` makes the program and the Dockerfile ask the local server in place of an address that only readers have.
cat > ~/bin/stand-in <<'END'
#!/bin/sh
for address; do
  find Dockerfile .dagger/main.go .dagger/src -type f 2>/dev/null | xargs sed -i "s#$address#http://10.87.0.1:8099#"
done
END
# `until-gone COMMAND…` runs a server in the background until the folder of this run is removed.
cat > ~/bin/until-gone <<'END'
#!/bin/bash
("$@" & while [ -d "$HOME" ]; do sleep 0.5; done; kill $!) >/tmp/until-gone.log 2>&1 </dev/null &
END
chmod +x ~/bin/*
export PATH="$HOME/bin:$PATH"
git add --all
git reset --quiet setup.sh
git commit --quiet --message="Sell books"
