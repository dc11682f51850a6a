import { dictionary } from '@zxcvbn-ts/language-common';

let common: ReadonlySet<string> | undefined;

/** Whether this is one of the about 50,000 passwords that attackers try first, in any case. */
export function isCommonPassword(password: string): boolean {
  // The 50,000 words are sorted when a password is first chosen, not at every start.
  common ??= new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
  return common.has(password.toLowerCase());
}
