import bowser from 'bowser'

const longestName = 60
/** Browsers need a quarter of this; what is longer only costs time to read. */
const longestUserAgent = 500

/** Browser and system in words, 'Chrome on Android', by what the browser says of itself. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent.slice(0, longestUserAgent))
  const name = [plainWords(browser.name), plainWords(os.name)].filter(Boolean).join(' on ')
  return name === '' ? 'Unknown device' : name.slice(0, longestName)
}

/** A browser unknown to the parser is named by its own words, which may be anything. */
function plainWords(name = ''): string {
  return name
    .replace(/[^A-Za-z0-9 .+-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
