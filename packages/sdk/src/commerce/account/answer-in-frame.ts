/** Opens an address in a hidden frame and gives what it posts to this page. */
export function answerInFrame(url: string, signal: AbortSignal): Promise<URLSearchParams> {
  const frame = document.createElement('iframe');
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('message', hear);
      frame.remove();
    };
    const hear = ({ source, origin, data }: MessageEvent<Record<string, string>>) => {
      if (source !== frame.contentWindow || origin !== new URL(url).origin) return;
      end();
      resolve(new URLSearchParams(data));
    };
    addEventListener('message', hear);
    signal.addEventListener('abort', end);
    frame.hidden = true;
    frame.src = url;
    document.body.append(frame);
  });
}
