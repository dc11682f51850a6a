import { SITE } from '#shared/site/config.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { type Mail, momentInWords, renderEmail } from '../../mail/index.ts';

const SUPPORT = `please write to ${SITE.supportEmail}`;

const MADE_BY_OTHERS =
  'This address had not been confirmed until now. If someone else created the account, its profiles and proposals may be theirs, so check them before you use them. You can choose a new username once.';

const LOCKS_OUT =
  'All other browsers are signed out, and your password, access tokens and every sign-in method added shortly before the request or since stop working.';

/** The password reset: for a person who has forgotten the password. `minutes` is how long the link works. */
export function resetPasswordMail(to: string, link: string, minutes: number): Mail {
  return renderEmail(to, {
    subject: 'Choose a new password',
    before: [`Someone, most likely you, asked for a new password for the ${SITE.name} account of ${to}.`],
    button: { label: 'Choose a new password', link },
    after: [
      `The link works once, within ${inWords(minutes)}. After that every browser is signed out, and you sign in with the new password.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  });
}

/** To the address of a new account. */
export function verifyEmailMail(to: string, link: string, minutes: number): Mail {
  return renderEmail(to, {
    subject: 'Confirm your email address',
    before: [`Welcome to ${SITE.name}. Please confirm that ${to} is your address.`],
    button: { label: 'Confirm this address', link },
    after: [
      `Open the link in a browser in which you are signed in. It works once, within ${inWords(minutes)}.`,
      'If you did not make this account, don’t open the link: someone may have mistyped their own address.',
    ],
  });
}

/** To the address that will become the person's. */
export function confirmNewEmailMail(to: string, link: string, minutes: number): Mail {
  return renderEmail(to, {
    subject: 'Confirm your new email address',
    before: [
      `You asked to use ${to} for your ${SITE.name} account from now on. Until you confirm it, nothing changes.`,
    ],
    button: { label: 'Confirm the new address', link },
    after: [
      `Open the link in a browser in which you are signed in. It works once, within ${inWords(minutes)}.`,
      'If it was not you, don’t open the link: the account belongs to someone else and keeps its address.',
    ],
  });
}

/** `wasUnconfirmed`: the account may have been created by another person, who had not confirmed this address. */
export function passwordChangedMail(to: string, origin: string, accountStatus: { wasUnconfirmed: boolean }): Mail {
  return renderEmail(to, {
    subject: 'Your password was changed',
    before: [
      `The password of your ${SITE.name} account was changed. Browsers that were signed in elsewhere are signed out.`,
    ],
    button: { label: 'I did not do this: reset it', link: `${origin}${PAGE_PATHS.forgotPassword}` },
    after: [
      ...(accountStatus.wasUnconfirmed ? [MADE_BY_OTHERS] : []),
      'If it was you, there is nothing to do.',
      `If it was not you, reset the password right away with the link above. If that does not work, ${SUPPORT}.`,
    ],
  });
}

/** To the current address, when a change is requested. The link works for 7 days, also after the change. */
export function emailChangeRequestedMail(to: string, newEmail: string, link: string): Mail {
  return renderEmail(to, {
    subject: 'A change of your email address was requested',
    before: [
      `Someone asked to change the address of your ${SITE.name} account from ${to} to ${partOf(newEmail)}. It changes when the new one is confirmed.`,
    ],
    button: { label: 'It was not me: keep my address', link },
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, open the link: your address stays, or comes back. ${LOCKS_OUT} The link works for 7 days.`,
    ],
  });
}

/** To the previous address. `undo`: a link that works for 7 days. */
export function emailChangedMail(to: string, newEmail: string, links: { undo: string } | { account: string }): Mail {
  const canUndo = 'undo' in links;
  return renderEmail(to, {
    subject: 'Your email address was changed',
    before: [
      `The address of your ${SITE.name} account is now ${partOf(newEmail)}. This one, ${to}, no longer signs you in and gets no more mail from us.`,
    ],
    button: canUndo
      ? { label: 'It was not me: undo the change', link: links.undo }
      : { label: 'View your account', link: `${links.account}${PAGE_PATHS.account}` },
    after: [
      'If it was you, there is nothing to do.',
      canUndo
        ? `If it was not you, open the link within 7 days: your address comes back. ${LOCKS_OUT}`
        : `If it was not you, ${SUPPORT} at once: we can give the account back to its owner.`,
    ],
  });
}

export function newDeviceMail(to: string, where: { device: string; at: Date }, origin: string): Mail {
  return renderEmail(to, {
    subject: 'New sign-in to your account',
    before: [
      `Someone signed in to your ${SITE.name} account with a browser that we have not seen before.`,
      `Browser: ${where.device}`,
      `Time: ${momentInWords(where.at)}`,
    ],
    button: { label: 'See where you are signed in', link: `${origin}${PAGE_PATHS.account}` },
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, sign that browser out there and change your password. If you cannot, ${SUPPORT}.`,
    ],
  });
}

/** The ways in which an account can change: the subject of the mail about it, and what happened. */
const CHANGES = {
  'passkey-added': [
    'A passkey was added',
    'A passkey was added to your account. You can use it to sign in without your password.',
  ],
  'passkey-removed': [
    'A passkey was removed',
    'A passkey was removed from your account. It can no longer be used to sign in.',
  ],
  'google-added': [
    'Google sign-in was added',
    'A Google account was added to your account. You can now use it to sign in.',
  ],
  'google-removed': ['Google sign-in was removed', 'A Google account was removed from your account.'],
  'two-step-on': ['Two-step sign-in is on', 'Signing in now asks for a code of your authenticator app.'],
  'two-step-off': ['Two-step sign-in is off', 'Signing in no longer asks for a code of your authenticator app.'],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'Your recovery codes were replaced. The old ones no longer work.',
  ],
  'recovery-code-used': ['A recovery code was used', 'One of your recovery codes was used to sign in. It works once.'],
} as const;
export type MethodChange = keyof typeof CHANGES;

export function isMethodChange(name: unknown): name is MethodChange {
  return typeof name === 'string' && name in CHANGES;
}

export function methodChangedMail(to: string, change: MethodChange, origin: string): Mail {
  const [subject, what] = CHANGES[change];
  return renderEmail(to, {
    subject,
    before: [`${what} (${SITE.name}, ${to})`],
    button: { label: 'View your account', link: `${origin}${PAGE_PATHS.account}?tab=security` },
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, choose a new password there and sign out all others. If you cannot, ${SUPPORT}.`,
    ],
  });
}

export function accessTokenCreatedMail(to: string, origin: string): Mail {
  return renderEmail(to, {
    subject: 'An access token was created',
    before: [
      `An access token was created for your ${SITE.name} account (${to}). With it a program can use the API as you.`,
    ],
    button: { label: 'Look at your access tokens', link: `${origin}${PAGE_PATHS.account}?tab=security` },
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, revoke it there, choose a new password and sign out all others. If you cannot, ${SUPPORT}.`,
    ],
  });
}

export function accountClosedMail(to: string, deletedAfter: Date, origin: string): Mail {
  return renderEmail(to, {
    subject: 'Your account was closed',
    before: [
      `Your ${SITE.name} account was closed, and every browser is signed out.`,
      `Everything in it is erased after ${momentInWords(deletedAfter)}. Until then you can restore it: sign in and choose 'Restore account'.`,
    ],
    button: { label: 'Restore my account', link: `${origin}${PAGE_PATHS.auth}` },
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, restore it and choose a new password. If you cannot sign in, ${SUPPORT} before that day.`,
    ],
  });
}

export function accountRestoredMail(to: string, origin: string): Mail {
  return renderEmail(to, {
    subject: 'Your account was restored',
    before: [`Your ${SITE.name} account was restored. Your proposals and profiles are as you left them.`],
    button: { label: 'View your account', link: `${origin}${PAGE_PATHS.account}` },
    after: [
      'A plan that ended when the account was closed is not started again.',
      `If it was not you, choose a new password there right away. If you cannot sign in, ${SUPPORT}.`,
    ],
  });
}

function inWords(minutes: number): string {
  return minutes > 60 && minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

/** Enough for its owner to recognise it, too little for another reader of this mailbox: `a…@example.com`. */
function partOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
