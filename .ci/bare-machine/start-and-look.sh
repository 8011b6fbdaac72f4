# Starts the demo book as README says, looks at its page and whether it is ready, and ends it by Ctrl-C's signal.
export PORT="$1"
npm start > start.log 2>&1 &
starting=$!
for _ in $(seq 150); do
  if node -e "
    const at = (path) => fetch('http://127.0.0.1:$PORT' + path).then(({ status }) => status);
    Promise.all([at('/readyz'), at('/')]).then((all) => process.exit(all.every((one) => one === 200) ? 0 : 1), () => process.exit(1));
  "; then
    echo "npm start serves its page and is ready."
    kill -TERM "$starting"
    wait "$starting" || true
    exit 0
  fi
  sleep 2
done
cat start.log
echo 'npm start was not ready within five minutes.'
exit 1
