/** Runs in the frame: fills in test cards, pays, and sends events to the page that opened the checkout. */
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
  const empty = [...form.elements].find((field) => field.name && field.value === '');
  (empty ?? form.elements[0]).focus();

  for (const button of document.querySelectorAll('[data-card]'))
    button.addEventListener('click', () => {
      form.elements.number.value = button.dataset.card;
      form.elements.expiry.value ||= '12/34';
      form.elements.cvc.value ||= '100';
      form.elements.name.value ||= 'Test Buyer';
      document.getElementById('pay').focus();
    });

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

  function after({ outcome, field, message, data: now }) {
    if (!outcome) {
      emit('checkout.payment.error', { data });
      if (field) form.elements[field].focus();
      for (const one of form.elements) if (one.name) one.setAttribute('aria-invalid', String(one.name === field));
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
