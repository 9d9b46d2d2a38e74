/** Returns the page numbers to link: the first, the last and those next to the current one; `undefined` marks a gap. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const skipped = number - (near[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return [skipped === 1 ? number - 1 : undefined, number];
  });
}
