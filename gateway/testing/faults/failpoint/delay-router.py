"""A router that holds each packet for a while: what the kernel leads into its TUN device comes out again so much later.

    python3 delay-router.py DEVICE MILLISECONDS

It says "ready" once the device is up. The device goes with the process.
"""

import fcntl
import os
import select
import struct
import subprocess
import sys
import time
from collections import deque

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000
MOST_BYTES = 65_535

device, delay = sys.argv[1], int(sys.argv[2]) / 1_000
tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH", device.encode(), IFF_TUN | IFF_NO_PI))
subprocess.run(["ip", "link", "set", device, "up", "txqueuelen", "10000"], check=True)
print("ready", flush=True)

held = deque()
while True:
    wait = max(0, held[0][0] - time.monotonic()) if held else None
    if select.select([tun], [], [], wait)[0]:
        try:
            while True:
                packet = os.read(tun, MOST_BYTES)
                held.append((time.monotonic() + delay, packet))
        except BlockingIOError:
            pass
    while held and held[0][0] <= time.monotonic():
        os.write(tun, held.popleft()[1])
