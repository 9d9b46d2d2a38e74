import { useEffect, useRef, useState } from 'react';

/** The slide that a scrolling row shows, and a way to another one. */
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

/** The slide at the start of the row; none while a scroll that another one interrupted stands between two. */
function slideAt(list: HTMLElement): number | undefined {
  const distances = [...list.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - list.offsetLeft - list.scrollLeft),
  );
  const least = Math.min(...distances);
  return least < 2 ? distances.indexOf(least) : undefined;
}
