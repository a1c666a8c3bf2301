git init --quiet
git add --all
git reset --quiet setup.sh
git commit --quiet --message="Sell books"
