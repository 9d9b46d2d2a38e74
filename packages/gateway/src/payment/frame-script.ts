/**
 * What the frame does inside the shop's page: sends the card to its own origin and tells the shop only the token.
 * Opened alone, or without scripts, the form posts itself.
 */
export const frameScript = `
const form = document.querySelector('form');
const { parentOrigin, working, failed } = form.dataset;
const status = form.querySelector('[role=status]');
const button = form.querySelector('button');
const tell = (message) => window.parent.postMessage(message, parentOrigin);

if (window.parent !== window) {
  const tellHeight = () =>
    tell({ frameHeightPx: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener('message', tellHeight); // the page asks when it begins to listen
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
    const answer = await response.json();
    show(answer.problems ?? {});
    status.textContent = answer.problems ? answer.message : '';
    if (answer.response === '870') tellUntilHeard(answer);
    else form.querySelector('[aria-invalid=true]')?.focus();
  } catch {
    status.textContent = failed;
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

// the shop's page may still be loading its scripts; hearing the token, it leaves and takes this frame with it
function tellUntilHeard(answer, times = 60) {
  tell(answer);
  if (times > 1) setTimeout(tellUntilHeard, 500, answer, times - 1);
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
