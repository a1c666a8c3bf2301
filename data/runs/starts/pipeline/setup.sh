mkdir .dagger && cp "$RUNS/../../snippets/quickstart-ci/pipeline/main.go" .dagger
touch LICENSE
git init --quiet --initial-branch=main
git add --all ':!setup.sh'
git commit --quiet --message="Add the pipeline"
