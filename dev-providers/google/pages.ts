import { randomBytes } from 'node:crypto';
import { escapeHtml, renderHtml } from '../http/html.ts';
import { READY_PEOPLE } from './people.ts';
import { STYLES } from './styles.ts';

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
