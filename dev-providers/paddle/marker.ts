/**
 * Stands in the code of the stand-in and nowhere else, so that a bundle for production can be searched for it. It is sent in the
 * header `x-stand-in` of every answer, which keeps bundlers from dropping it.
 */
export const PADDLE_STAND_IN_MARKER = 'bidwright-standin-paddle';
