/** The point from which a model is seen: around it, above it, and how close. */
export interface ModelView {
  yaw: number;
  pitch: number;
  zoom: number;
}

const initialView: ModelView = { yaw: 0.62, pitch: 0.24, zoom: 1 };
const maxPitch = 1.45;
const radiansPerPixel = 0.008;
const keyStep = 0.16;
const zoomRange = { min: 0.6, max: 4 };

/** Lets people turn the model on a canvas by finger, pointer and arrow keys, and zoom by pinch, wheel and plus or minus, until the signal aborts. */
export function enableTurning(canvas: HTMLCanvasElement, draw: (view: ModelView) => void, signal: AbortSignal): void {
  const view = { ...initialView };
  let frame = 0;
  const redraw = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => draw(view));
  };
  const turn = (yaw: number, pitch: number) => {
    view.yaw -= yaw;
    view.pitch = Math.max(-0.3, Math.min(maxPitch, view.pitch + pitch));
    redraw();
  };
  const zoom = (factor: number) => {
    view.zoom = Math.max(zoomRange.min, Math.min(zoomRange.max, view.zoom * factor));
    redraw();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-keyStep, 0),
    ArrowRight: () => turn(keyStep, 0),
    ArrowUp: () => turn(0, keyStep),
    ArrowDown: () => turn(0, -keyStep),
    '+': () => zoom(1.15),
    '-': () => zoom(1 / 1.15),
    Home: () => {
      Object.assign(view, initialView);
      redraw();
    },
  };
  canvas.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  followPointers(canvas, { turn, zoom, signal });
  const resized = new ResizeObserver(redraw);
  if (canvas.parentElement) resized.observe(canvas.parentElement);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    cancelAnimationFrame(frame);
  });
  draw(view);
}

interface TurnActions {
  readonly turn: (yaw: number, pitch: number) => void;
  readonly zoom: (factor: number) => void;
  readonly signal: AbortSignal;
}

/** One pointer turns, two pinch; the wheel zooms only with the control key, as in maps, so that the page still scrolls. */
function followPointers(canvas: HTMLCanvasElement, { turn, zoom, signal }: TurnActions): void {
  const pointers = new Map<number, PointerEvent>();
  const span = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      pointers.set(event.pointerId, event);
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const spanBefore = span();
      pointers.set(event.pointerId, event);
      if (pointers.size === 2 && spanBefore > 0) zoom(span() / spanBefore);
      else {
        const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
        turn(x * radiansPerPixel, y * radiansPerPixel);
      }
    },
    { signal },
  );
  const release = (event: PointerEvent) => pointers.delete(event.pointerId);
  for (const name of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(name, release, { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300));
    },
    { signal, passive: false },
  );
}
