git init --quiet
mkdir -p ~/bin
# `sink PORT FILE`: runs sink.py in the background until the folder of this run is removed.
cat > ~/bin/sink <<'END'
#!/bin/bash
(python3 "$PWD/sink.py" "$@" & while [ -d "$HOME" ]; do sleep 0.3; done; kill $!) >/dev/null 2>&1 </dev/null &
for _ in $(seq 50); do (echo >"/dev/tcp/127.0.0.1/$1") 2>/dev/null && exit; sleep 0.1; done
END
chmod +x ~/bin/sink
export PATH="$HOME/bin:$PATH"
