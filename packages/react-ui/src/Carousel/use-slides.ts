import { useEffect, useRef, useState } from 'react';

/** Returns the visible slide of a scrolling row and a function that scrolls to another slide. */
export function useSlides(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const follow = () => setCurrent((before) => slideAt(list) ?? before);
    list.addEventListener('scrollend', follow);
    return () => list.removeEventListener('scrollend', follow);
  }, []);
  const show = (index: number) => {
    const list = row.current;
    const slide = list?.children[(index + count) % count];
    if (list === null || !(slide instanceof HTMLElement)) return;
    setCurrent((index + count) % count);
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  };
  return { row, current, show };
}

/** Returns the slide at the start of the row, or undefined while an interrupted scroll rests between two slides. */
function slideAt(list: HTMLElement): number | undefined {
  const distances = [...list.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - list.offsetLeft - list.scrollLeft),
  );
  const least = Math.min(...distances);
  return least < 2 ? distances.indexOf(least) : undefined;
}
