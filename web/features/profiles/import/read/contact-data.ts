const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u;
const MESSENGER = /\b(?:telegram|whats ?app|skype|viber|wechat)\b[^\n.?!]{0,14}[@+\d:]|\b(?:wa|t)\.me\/\S/i;
const PHONE = /(?<![\w.,/])(?:\+|\(?\d)[\d\s().-]{7,}\d(?![\w/])/g;
/** '2016 - 2019' is none. */
const PHONE_DIGITS = 9;

/** Does the line say how to reach the person past the platform? */
export function hasContactData(line: string): boolean {
  if (EMAIL.test(line) || MESSENGER.test(line)) return true;
  return (line.match(PHONE) ?? []).some((found) => found.replace(/\D/g, '').length >= PHONE_DIGITS);
}
