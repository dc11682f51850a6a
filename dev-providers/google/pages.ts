import { randomBytes } from 'node:crypto';
import { escapeHtml, renderHtml } from '../http/html.ts';
import { READY_PEOPLE } from './people.ts';

export interface Page {
  readonly html: string;
  /** Nothing from elsewhere; forms may lead back to an app on this machine. */
  readonly policy: string;
}

/** The page that lets the user choose a fictional account. */
export function chooserPage(action: string, problem?: string): Page {
  const people = READY_PEOPLE.map(
    ({ sub, name, email, emailVerified, picturePath }) => `
    <li><button name="person" value="${sub}">
      ${picturePath === null ? `<span class="face">${escapeHtml(name.slice(0, 1))}</span>` : `<img class="face" src="${picturePath}" alt="">`}
      <span><b>${escapeHtml(name)}</b><br><span class="faint">${escapeHtml(email)}</span></span>
      ${emailVerified ? '' : '<span class="mark">not confirmed</span>'}
    </button></li>`,
  );
  return page(
    'Choose an account',
    `
    <h1>Choose an account</h1>
    <p class="faint">to go on to the app on this machine</p>
    <form method="post" action="${escapeHtml(action)}"><ul>${people.join('')}</ul></form>
    <details class="other"${problem === undefined ? '' : ' open'}>
      <summary>Use another address</summary>
      <form method="post" action="${escapeHtml(action)}">
        ${problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
        <label for="email">Email</label>
        <input id="email" name="email" type="email" required maxlength="254" autocomplete="off" spellcheck="false">
        <label for="name">Name <span class="faint">(may stay empty)</span></label>
        <input id="name" name="name" maxlength="100" autocomplete="off">
        <label class="tick"><input type="checkbox" name="verified" checked> The provider has confirmed this address</label>
        <div class="row"><button class="next">Continue</button></div>
      </form>
    </details>
    <form method="post" action="${escapeHtml(action)}"><button class="plain" name="cancel" value="yes">Cancel</button></form>`,
  );
}

export function errorPage(what: string): Page {
  const title = 'This did not work';
  return page(title, `<h1>${title}</h1><p>${escapeHtml(what)}</p><p>Close this window and start again.</p>`);
}

function page(title: string, body: string): Page {
  const nonce = randomBytes(16).toString('base64');
  return {
    html: renderHtml(
      {
        title: `${title} · Google emulator`,
        body: `<p class="banner">Google emulator. Nobody's real account.</p>\n<main>${body}</main>`,
        styles: STYLES,
      },
      nonce,
    ),
    policy: [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      // A form ends at an app on this machine, whose address a policy cannot always spell: it has no form for [::1].
      "form-action 'self' http:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  };
}

const STYLES = `
body { background: var(--sunken); font-size: 16px; }
main { max-width: 420px; margin: 20px auto; padding: 0 20px 24px; }
h1 { font-size: 24px; letter-spacing: -0.01em; }
main > p { margin: 4px 0 16px; }
.faint { font-size: 14px; font-weight: 400; }
ul { list-style: none; overflow: hidden; }
ul, .other { border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); }
li + li { border-top: 1px solid var(--line); }
li button { display: flex; gap: 12px; align-items: center; width: 100%; padding: 12px 16px; border: 0; text-align: left; background: none; }
li button:hover { background: var(--sunken); }
.face { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--line); font-weight: 600; }
.mark { margin-left: auto; padding: 2px 8px; border-radius: 6px; font-size: 13px; color: var(--mark); background: var(--mark-wash); white-space: nowrap; }
.other { margin: 12px 0 8px; }
summary { padding: 12px 16px; font-weight: 600; cursor: pointer; }
.other form { padding: 0 16px 16px; }
.other label { margin: 8px 0 4px; }
.tick { display: flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 400; }
.tick input { width: auto; height: auto; margin: 0; }
.row { display: flex; justify-content: flex-end; }
li :focus-visible { outline-offset: -3px; }
`;
