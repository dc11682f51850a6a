import { dictionary } from '@zxcvbn-ts/language-common';

let common: ReadonlySet<string> | undefined;

/** Is this one of the about 50,000 passwords that are tried first? Case makes no difference. */
export function isCommonPassword(password: string): boolean {
  // 50,000 words are put in order when someone first chooses a password, not at every start.
  common ??= new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
  return common.has(password.toLowerCase());
}
