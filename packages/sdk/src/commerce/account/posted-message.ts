/** Opens a URL in a hidden frame and returns the message that it posts to this page. */
export function postedMessage(url: string, signal: AbortSignal): Promise<URLSearchParams> {
  const frame = document.createElement('iframe');
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('message', onMessage);
      frame.remove();
    };
    const onMessage = ({ source, origin, data }: MessageEvent<Record<string, string>>) => {
      if (source !== frame.contentWindow || origin !== new URL(url).origin) return;
      end();
      resolve(new URLSearchParams(data));
    };
    addEventListener('message', onMessage);
    signal.addEventListener('abort', end);
    frame.hidden = true;
    frame.src = url;
    document.body.append(frame);
  });
}
