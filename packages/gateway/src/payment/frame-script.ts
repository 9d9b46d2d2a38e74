/**
 * The script of the embedded card form: submits the card to the frame's own origin and posts only the token to the
 * shop's page. When the frame is opened directly, or without scripts, the browser submits the form.
 */
export const frameScript = `
const form = document.querySelector('form');
const { parentOrigin, working, failed } = form.dataset;
const status = form.querySelector('[role=status]');
const button = form.querySelector('button');
const notify = (message) => window.parent.postMessage(message, parentOrigin);

if (window.parent !== window) {
  const notifyHeight = () =>
    notify({ frameHeightPx: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  new ResizeObserver(notifyHeight).observe(document.body);
  addEventListener('message', notifyHeight); // the page requests the height when it starts to listen
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') !== 'true') void send();
  });
}

async function send() {
  button.setAttribute('aria-disabled', 'true');
  status.textContent = working;
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
    });
    const result = await response.json();
    show(result.problems ?? {});
    status.textContent = result.problems ? result.message : '';
    if (result.response === '870') notifyRepeatedly(result);
    else form.querySelector('[aria-invalid=true]')?.focus();
  } catch {
    status.textContent = failed;
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

// the shop's page may still be loading its scripts; once it receives the token, it removes this frame
function notifyRepeatedly(result, times = 60) {
  notify(result);
  if (times > 1) setTimeout(notifyRepeatedly, 500, result, times - 1);
}

function show(problems) {
  for (const place of form.querySelectorAll('[data-problem-of]')) {
    const text = problems[place.dataset.problemOf] ?? '';
    place.textContent = text;
    for (const control of place.parentElement.querySelectorAll('input, select')) {
      control.setAttribute('aria-invalid', String(text !== ''));
    }
  }
}
`;
