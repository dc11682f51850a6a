/** Where the pictures of the front page are, and their size on the page. Made by `npm run pictures`. */
export const PICTURES = {
  asks: {
    light: '/assets/pictures/asks-light-ac00afb471.webp',
    dark: '/assets/pictures/asks-dark-27010e4769.webp',
    width: 1104,
    height: 600,
  },
  result: {
    light: '/assets/pictures/result-light-f5b0dfa5ef.webp',
    dark: '/assets/pictures/result-dark-d9627b60a2.webp',
    width: 1104,
    height: 600,
  },
  phone: {
    light: '/assets/pictures/phone-light-7583445e92.webp',
    dark: '/assets/pictures/phone-dark-87db28f389.webp',
    width: 390,
    height: 640,
  },
} as const;
