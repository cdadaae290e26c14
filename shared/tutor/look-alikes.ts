/** Pairs of a look-alike letter (Cyrillic, Greek, Armenian or phonetic) and the Latin letter it resembles. */
const pairs =
  'АAВBСCЕEНHІIКKМMОOРPЅSТTХXаaЬbсcԁdеeһhіiӏlпnоoрpѕsгrтtԝwхxуy' +
  'ΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧXαaιiηnοoρpτtνvωw' +
  'օoոnɑaɡgɩiıiɴnʀrᴀaʙbᴄcᴅdᴇeᴏoᴘpᴛtɪiꜱsᴡwʜh'
const latinByLookAlike: ReadonlyMap<string, string> = new Map(
  Array.from(pairs.matchAll(/(.)(.)/gu), ([, other = '', latin = '']) => [other, latin]),
)

/** First code points of three alphabets of 26 capitals in boxes or circles, which NFKC does not normalise; the last row first. */
const boxed = [0x1f1e6, 0x1f170, 0x1f150]

/**
 * Replaces letters that only look Latin, if that makes the whole word Latin. Symbols are kept: a small Greek letter on its own or
 * among other Greek letters is itself, and a letter with a bar over it is a different symbol.
 */
export function inLatinLetters(text: string): string {
  return text
    .replaceAll(/[\u249c-\u24e9\u{1f110}-\u{1f149}]/gu, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[\u{1f150}-\u{1f1ff}]/gu, capitalIn)
    .replaceAll(/[\p{L}\p{Nl}][\p{L}\p{Nl}\p{M}]*/gu, latinWord)
}

function capitalIn(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = boxed.find((one) => one <= code) ?? code
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[code - first] ?? sign
}

function latinWord(word: string): string {
  const signs = [...word.normalize('NFKD')]
  const latin = signs.map((sign) => latinByLookAlike.get(sign) ?? sign).join('')
  const plain = latin.replaceAll(/\p{M}/gu, '')
  if (!/^[a-z]+$/i.test(plain) || (plain.length === 1 && latin !== plain)) return word
  return /[a-z]/i.test(word) || !/\p{Script=Greek}/u.test(word) || /^[A-Z]+$/.test(plain) ? plain : word
}
