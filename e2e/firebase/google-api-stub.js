// Replaces https://apis.google.com/js/api.js, which Firebase loads into our page and into its own frame to let the two
// talk. It does by messages what those two ask of it, and nothing more.
(() => {
  const handlers = new Map();
  const early = [];
  const waiting = new Map();
  let asked = 0;

  // As the real one does: an error of a caller's own function is ignored here.
  const quietly = (act) => {
    try {
      act();
    } catch {}
  };

  const answer = async ({ source, data }) => {
    const result = await handlers.get(data.name)(data.payload);
    source.postMessage({ stub: 'answer', id: data.id, result }, '*');
  };

  window.addEventListener('message', (event) => {
    const { data } = event;
    if (data?.stub === 'answer') quietly(() => waiting.get(data.id)?.([data.result]));
    if (data?.stub !== 'call') return;
    // The frame may speak before the page has said what it listens to.
    if (handlers.has(data.name)) void answer(event);
    else early.push(event);
  });

  const channelTo = (target) => ({
    register(name, handler) {
      handlers.set(name, handler);
      for (const event of early.splice(0)) if (event.data.name === name) void answer(event);
    },
    send(name, payload, onAnswer) {
      const id = `${location.pathname}-${++asked}`;
      waiting.set(id, onAnswer ?? (() => undefined));
      target().postMessage({ stub: 'call', id, name, payload }, '*');
    },
    ping(onAnswer) {
      return new Promise((resolve) => {
        this.send('ping', {}, (answers) => {
          onAnswer(answers);
          resolve(answers);
        });
      });
    },
    restyle: () => Promise.resolve(),
  });
  handlers.set('ping', () => 'pong');

  const open = ({ where, url, attributes }, use) =>
    new Promise((resolve, reject) => {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes.style);
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      frame.addEventListener('load', () => use(channelTo(() => frame.contentWindow)).then(resolve, reject));
      frame.src = url;
      where.append(frame);
    });

  const context = { open, getParentIframe: () => channelTo(() => window.parent) };
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { getContext: () => context, Iframe: () => undefined, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
