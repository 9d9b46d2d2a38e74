"""Writes where a finish is seen in a kept negative: /usr/bin/python3 studio/mask.py NEGATIVE MASK, a byte a pixel."""

import sys

import numpy as np


def main(negative: str, mask: str) -> None:
    """The share of the light of each pixel that the finish mirrors, top row first."""
    parts = np.load(negative)
    rest, direct = (parts[name].astype(np.float32).sum(2) for name in ('rest', 'direct'))
    share = np.clip(direct / np.maximum(rest + direct, 1e-6), 0, 1)
    (share[::-1] * 255 + 0.5).astype(np.uint8).tofile(mask)


if __name__ == '__main__':
    main(*sys.argv[1:])
