#!/bin/sh
# enter.sh ROOT USER FOLDER COMMAND [VARIABLE=VALUE …]: runs a command in a chroot, in namespaces of its own: what it
# mounts and starts is gone with it.
set -eu
exec unshare --mount --pid --fork --kill-child sh -euc '
  root=$1 user=$2 folder=$3 command=$4
  shift 4
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  exec chroot --userspec="$user:$user" "$root" env -i "$@" sh -c "cd \"\$0\" && eval \"\$1\"" "$folder" "$command"
' sh "$@"
