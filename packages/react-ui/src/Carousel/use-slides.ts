import { useEffect, useRef, useState } from 'react';

/** Returns the visible slide of a scrolling row and a function that scrolls to another slide. */
export function useSlides(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the row scrolls to, unless the reader scrolls by hand; a scroll that another replaces ends too. */
  const target = useRef<number>(undefined);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const follow = () => {
      const slide = slideAt(list);
      if (slide === undefined || (target.current ?? slide) !== slide) return;
      target.current = undefined;
      setCurrent(slide);
    };
    const takeOver = () => (target.current = undefined);
    const stop = new AbortController();
    list.addEventListener('scrollend', follow, stop);
    for (const byHand of ['pointerdown', 'wheel']) list.addEventListener(byHand, takeOver, stop);
    return () => stop.abort();
  }, []);
  const show = (index: number) => {
    const list = row.current;
    const next = (index + count) % count;
    const slide = list?.children[next];
    if (!list || !slide) return;
    target.current = next;
    setCurrent(next);
    list.scrollTo({ left: offsetOf(slide, list) });
  };
  return { row, current, show };
}

/** Returns the slide at the start of the row, or undefined while an interrupted scroll rests between two slides. */
function slideAt(list: HTMLElement): number | undefined {
  const distances = [...list.children].map((slide) => Math.abs(offsetOf(slide, list) - list.scrollLeft));
  const least = Math.min(...distances);
  return least < 2 ? distances.indexOf(least) : undefined;
}

/** Returns how far the row scrolls to a slide, which is negative where it runs from right to left. */
const offsetOf = (slide: Element, { firstElementChild }: Element): number =>
  (slide as HTMLElement).offsetLeft - (firstElementChild as HTMLElement).offsetLeft;
