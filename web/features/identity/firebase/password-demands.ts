import type { PasswordValidationStatus } from 'firebase/auth';

/** What the project's password policy still asks for, in the order in which people read it. Source: docs/spec/accounts.md §5. */
export function demandsOf(status: PasswordValidationStatus): readonly string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const demands: [isMet: boolean | undefined, words: string][] = [
    [status.meetsMinPasswordLength, `At least ${minPasswordLength} characters.`],
    [status.meetsMaxPasswordLength, `At most ${maxPasswordLength} characters.`],
    [status.containsLowercaseLetter, 'A small letter.'],
    [status.containsUppercaseLetter, 'A capital letter.'],
    [status.containsNumericCharacter, 'A digit.'],
    [status.containsNonAlphanumericCharacter, 'A sign that is neither letter nor digit.'],
  ];
  return demands.filter(([isMet]) => isMet === false).map(([, words]) => words);
}
