/** Where the pictures of the front page are, and their size on the page. Made by `npm run pictures`. */
export const PICTURES = {
  asks: {
    light: '/assets/pictures/asks-light-96423d793b.webp',
    dark: '/assets/pictures/asks-dark-c3eff1fa2b.webp',
    width: 1104,
    height: 600,
  },
  result: {
    light: '/assets/pictures/result-light-2dfec7c690.webp',
    dark: '/assets/pictures/result-dark-3286a946b2.webp',
    width: 1104,
    height: 600,
  },
  phone: {
    light: '/assets/pictures/phone-light-883428fac8.webp',
    dark: '/assets/pictures/phone-dark-57312498fe.webp',
    width: 390,
    height: 640,
  },
} as const;
