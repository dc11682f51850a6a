/**
 * The script that a page loads instead of Paddle.js. It runs under a strict content policy and trusted types: no markup from
 * text, no style attributes; the checkout itself is a frame from this provider, which alone talks to it.
 */
export function paddleJs(origin: string): string {
  return PADDLE_JS.replace('"@ORIGIN@"', JSON.stringify(origin));
}

const PADDLE_JS = `(() => {
  'use strict';
  if (window.Paddle) return;
  const ORIGIN = "@ORIGIN@";
  const FRAME = {
    position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '99999',
    background: 'transparent', pointerEvents: 'auto',
  };
  let options = null;
  let open = null;

  function tell(event) {
    if (options && typeof options.eventCallback === 'function') options.eventCallback(event);
  }

  function begin(given) {
    if (Paddle.Initialized) return console.warn('[Paddle emulator] Initialize is called once.');
    if (typeof given?.token !== 'string') throw new Error('Paddle.Initialize needs a token');
    if (/^live_/.test(given.token)) throw new Error('The emulator takes no token of a live account');
    options = { ...given };
    Paddle.Initialized = true;
    // A payment link opens the checkout on its page automatically.
    const linked = new URLSearchParams(location.search).get('_ptxn');
    if (linked) show({ transactionId: linked });
  }

  function show(input) {
    if (!options) throw new Error('Call Paddle.Initialize before Paddle.Checkout.open');
    if (open && open.transactionId && open.transactionId === input.transactionId) return;
    if (open) remove();
    const settings = { ...options.checkout?.settings, ...input.settings };
    const theme = settings.theme === 'dark' ? 'dark' : 'light';
    const frame = document.createElement('iframe');
    frame.src = address(input, theme);
    frame.name = 'paddle_frame';
    frame.title = 'Test checkout';
    frame.className = 'paddle-frame paddle-frame-overlay';
    Object.assign(frame.style, FRAME, { colorScheme: theme });
    open = { frame, settings, transactionId: input.transactionId, data: null, before: document.activeElement };
    document.body.append(frame);
    frame.focus();
  }

  function address(input, theme) {
    const query = new URLSearchParams({ token: options.token, theme, origin: location.origin });
    if (input.transactionId) query.set('transaction_id', input.transactionId);
    const items = (input.items ?? []).map((item) => ({ price_id: item.priceId, quantity: item.quantity ?? 1 }));
    if (items.length > 0) query.set('items', JSON.stringify(items));
    if (input.customData) query.set('custom_data', JSON.stringify(input.customData));
    if (input.customer?.email) query.set('email', input.customer.email);
    return ORIGIN + '/checkout?' + query;
  }

  function remove() {
    const { frame, before } = open;
    open = null;
    frame.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  }

  function close() {
    if (!open) return;
    const { data } = open;
    remove();
    tell({ name: 'checkout.closed', data });
  }

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ORIGIN || !open || source !== open.frame.contentWindow) return;
    if (data?.kind === 'close') return close();
    if (data?.kind !== 'event') return;
    if (data.event.data) open.data = data.event.data;
    const { successUrl } = open.settings;
    tell(data.event);
    if (data.event.name === 'checkout.completed' && successUrl) location.assign(successUrl);
  });

  const Paddle = {
    Initialized: false,
    Initialize: begin,
    Environment: { set() {} },
    Checkout: { open: show, close },
  };
  window.Paddle = Paddle;
})();
`;

/** Runs in the frame: pays, and sends events to the page that opened the checkout. */
export const CHECKOUT_JS = `(() => {
  'use strict';
  const { opener, data, error } = JSON.parse(document.getElementById('facts').textContent);
  const form = document.getElementById('form');
  const problem = document.getElementById('problem');

  const send = (message) => parent.postMessage(message, opener);
  const emit = (name, more) => send({ kind: 'event', event: { name, ...more } });

  for (const button of document.querySelectorAll('#close, [data-close]'))
    button.addEventListener('click', () => send({ kind: 'close' }));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ kind: 'close' });
  });

  if (error) {
    const detail = { type: 'request_error', documentation_url: 'https://developer.paddle.com/errors', ...error };
    return emit('checkout.error', { ...detail, error: detail });
  }
  emit('checkout.loaded', { data });
  (form.elements.email.value === '' ? form.elements.email : form.elements.card).focus();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = document.getElementById('pay');
    button.disabled = true;
    say('');
    const fields = Object.fromEntries(new FormData(form));
    emit('checkout.payment.initiated', { data });
    try {
      const answer = await fetch('/checkout/' + data.id + '/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      after(await answer.json());
    } catch {
      say('The test checkout did not answer. Try again.');
    } finally {
      button.disabled = false;
    }
  });

  function after({ outcome, message, data: now }) {
    if (!outcome) {
      emit('checkout.payment.error', { data });
      return say(message);
    }
    if (outcome === 'declined') {
      emit('checkout.payment.failed', { data: now });
      return say('Your card was declined. Try another card.');
    }
    form.hidden = true;
    const done = document.getElementById('done');
    done.hidden = false;
    document.getElementById('follows').textContent =
      outcome === 'paid' ? 'The bank takes its time: the rest follows later.' : 'You can close this window.';
    done.querySelector('h2').focus();
    emit('checkout.completed', { data: now });
  }

  function say(text) {
    problem.textContent = text;
  }

  // For a click before the script has arrived.
  document.documentElement.dataset.ready = '';
})();
`;
