/**
 * In the code of this provider and nowhere else, so that a production bundle can be searched for it. Every answer has it in
 * the header `x-emulator`, which keeps bundlers from dropping it.
 */
export const PADDLE_EMULATOR_MARKER = 'bidwright-standin-paddle';
