"""Writes the mask of a finish in a stored source image: /usr/bin/python3 studio/mask.py SOURCE MASK, a byte per pixel."""

import sys

import numpy as np


def main(source: str, mask: str) -> None:
    """Writes the share of each pixel's light that the finish reflects, top row first."""
    parts = np.load(source)
    rest, direct = (parts[name].astype(np.float32).sum(2) for name in ('rest', 'direct'))
    share = np.clip(direct / np.maximum(rest + direct, 1e-6), 0, 1)
    (share[::-1] * 255 + 0.5).astype(np.uint8).tofile(mask)


if __name__ == '__main__':
    main(*sys.argv[1:])
