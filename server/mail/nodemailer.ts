/** Loaded with the first mail: a start does not wait for it. */
export const nodemailer = () => import('nodemailer');
