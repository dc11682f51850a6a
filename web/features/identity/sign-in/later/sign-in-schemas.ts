import { z } from 'zod';
import { emailAddress } from '#shared/identity/identifier.ts';
import { newPasswordOf } from '#shared/identity/password.ts';

export { loginInput } from '#shared/identity/contract.ts';

export const signUpInput = (minLength: number) => z.object({ email: emailAddress, password: newPasswordOf(minLength) });
