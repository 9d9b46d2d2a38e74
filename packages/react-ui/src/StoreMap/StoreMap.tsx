'use client';

import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useValue } from '../use-value.ts';
import { nextMark, type StoreMark } from './next-mark.ts';
import { spreadMarks } from './spread-marks.ts';
import styles from './StoreMap.module.css';

export interface StoreMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue'> {
  /** Accessible name of the region. */
  label: string;
  /** The visible part of the base map, in its own units. */
  view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The base map under the marks: SVG elements in its own units. */
  ground: ReactNode;
  /** Places that would cover each other are drawn side by side. */
  marks: readonly StoreMark[];
  /** Names written on the base map, such as those of large cities. */
  names?: readonly MapName[] | undefined;
  /** Id of the highlighted mark, controlled by the caller; an empty string for none. */
  value?: string | undefined;
  /** Id of the initially highlighted mark. */
  defaultValue?: string | undefined;
  /** Called with the mark that is hovered or focused. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Accessible name of the button that zooms in. */
  zoomInLabel: string;
  /** Accessible name of the button that zooms out. */
  zoomOutLabel: string;
}

/** A name on the base map. */
export interface MapName {
  text: string;
  /** Position of the place in the units of the base map. */
  x: number;
  y: number;
  /** The width of the map in rem from which the name is written; a zoomed map is wider. Always by default. */
  minWidth?: 30 | 60 | undefined;
}

const zooms = [1, 2, 4] as const;

/** The number of marks that fit side by side into a map that is not zoomed. */
const marksAcross = 64;

/**
 * Places on a map next to their list. A mark is a link to its list entry, so it works before scripts load. The highlighted mark
 * works both ways: the list can follow the map, and the map the list.
 */
export const StoreMap = /* @__PURE__ */ forwardRef(function StoreMap(props: StoreMapProps) {
  const { label, view, ground, marks: places, names = [], value, defaultValue = '', onValueChange, ...others } = props;
  const { zoomInLabel, zoomOutLabel, className, ...rest } = others;
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  const current = places.find(({ id }) => id === chosen);
  const { zoom, pane, zoomBy, isEnd } = useZoom(view, current);
  const gap = view.width / marksAcross / zoom;
  const marks = useMemo(() => spreadMarks(places, gap), [places, gap]);
  const plane = useRef<SVGSVGElement>(null);
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const follow = (event: KeyboardEvent, mark: StoreMark) => {
    const next = nextMark(marks, mark, event.key);
    if (next === undefined) return;
    event.preventDefault();
    plane.current?.querySelectorAll<SVGAElement>(':scope > a')[marks.indexOf(next)]?.focus();
  };
  return (
    <section data-part="store-map" aria-label={label} {...rest} className={classNames(styles.root, className)}>
      <div data-part="store-map-pane" ref={pane} className={styles.pane} data-zoom={zoom}>
        <svg data-part="store-map-frame" viewBox={viewBox} className={styles.plane} aria-hidden />
        <div data-part="store-map-sheet" className={styles.sheet}>
          <svg
            data-part="store-map-plane"
            ref={plane}
            viewBox={viewBox}
            className={styles.plane}
            role="group"
            aria-label={label}
          >
            <g data-part="store-map-ground" className={styles.ground} aria-hidden>
              {ground}
            </g>
            {marks.map((mark, index) => {
              const { id, label: name, href, x, y } = mark;
              return (
                <a
                  data-part="store-map-mark"
                  key={id}
                  data-id={id}
                  href={href}
                  aria-label={name}
                  className={styles.mark}
                  data-current={flag(id === chosen)}
                  // only one mark is in the tab order; arrow keys move on from there
                  tabIndex={(current ? id === chosen : index === 0) ? 0 : -1}
                  onFocus={() => choose(id)}
                  onPointerEnter={() => choose(id)}
                  onKeyDown={(event) => follow(event, mark)}
                >
                  <title>{name}</title>
                  <path data-part="store-map-target" d={`M${x} ${y}h0`} className={styles.target} />
                  <path data-part="store-map-dot" d={`M${x} ${y}h0`} className={styles.dot} />
                </a>
              );
            })}
          </svg>
          <Names names={names} view={view} />
        </div>
      </div>
      <div data-part="store-map-bar" className={styles.bar}>
        <p data-part="store-map-name" className={styles.name}>
          {current?.label}
        </p>
        <IconButton icon="zoom-out" label={zoomOutLabel} aria-disabled={isEnd(-1)} onClick={() => zoomBy(-1)} />
        <IconButton icon="zoom-in" label={zoomInLabel} aria-disabled={isEnd(1)} onClick={() => zoomBy(1)} />
      </div>
    </section>
  );
});

/** Zooms in steps around the highlighted mark, or else around the middle of the pane. */
function useZoom(view: StoreMapProps['view'], current: StoreMark | undefined) {
  const [step, setStep] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const middle = useRef<Place>(undefined);
  useEffect(() => {
    if (pane.current && middle.current) scrollToMiddle(pane.current, middle.current);
  }, [step]);
  const zoomBy = (steps: number) => {
    if (zooms[step + steps] === undefined || !pane.current) return;
    middle.current = current
      ? [(current.x - view.x) / view.width, (current.y - view.y) / view.height]
      : middleOf(pane.current);
    setStep(step + steps);
  };
  // not `disabled`, which would drop the focus at the last step
  const isEnd = (steps: number) => zooms[step + steps] === undefined || undefined;
  return { zoom: zooms[step] ?? 1, pane, zoomBy, isEnd };
}

/** A place on the map, in shares of its width and height. */
type Place = readonly [x: number, y: number];

const middleOf = (pane: HTMLElement): Place => [
  (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth,
  (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight,
];

/** Scrolls a zoomed map so that a place is in its middle. */
function scrollToMiddle(pane: HTMLElement, [x, y]: Place): void {
  const left = x * pane.scrollWidth - pane.clientWidth / 2;
  const top = y * pane.scrollHeight - pane.clientHeight / 2;
  pane.scrollTo({ left, top, behavior: 'instant' });
}

/** The share of the map's width from which a name stands to the left of its place, so that the edge does not cut it. */
const nearRightEdge = 85;

/** Names in CSS pixels over the map, positioned in percent, so that they are equally large at every zoom. */
function Names({ names, view }: { readonly names: readonly MapName[]; readonly view: StoreMapProps['view'] }) {
  return (
    <svg data-part="store-map-names" className={styles.names} aria-hidden>
      {names.map(({ text, x, y, minWidth }) => {
        const [left, top] = [((x - view.x) / view.width) * 100, ((y - view.y) / view.height) * 100];
        const isAtEdge = left > nearRightEdge;
        return (
          <text
            key={text}
            x={`${left.toFixed(2)}%`}
            y={`${top.toFixed(2)}%`}
            dx={isAtEdge ? -12 : 12}
            dy="0.35em"
            textAnchor={isAtEdge ? 'end' : 'start'}
            data-min-width={minWidth}
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
}
