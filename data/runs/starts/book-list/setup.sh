git init --quiet
git add --all
git commit --quiet --message="Sell books"
