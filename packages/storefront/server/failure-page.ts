/** The last page that still works when nothing else does: no script, no style, no upstream. */
export function failurePage(): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Oops, there is an error!</title></head><body><main><h1>Oops, there is an error!</h1><p><a href="">Try again</a></p></main></body></html>`;
  return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
