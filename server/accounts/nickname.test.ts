import { expect, test } from 'vitest'
import { hasPlainLetters, isFitNickname, nicknameKey, tidyNickname } from './nickname.ts'

const student = { name: 'Amina Bello', email: 'amina.bello07@example.org', siteName: 'Sabi Prep' }
const isFit = (nickname: string) => isFitNickname(tidyNickname(nickname), student)

test.each([
  'Star 7',
  'Ọlá',
  'Badminton Queen',
  'Shittu',
  'Dickson',
  'Modern Girl',
  'Amina',
  'Èkó_boy',
  'Scunthorpe',
  'A.B.C',
])('lets a student be called %s', (nickname) => {
  expect(isFit(nickname)).toBe(true)
})

test.each([
  'Amina Bello',
  'aminabello',
  'Bello Amina',
  'amina_bello',
  'AminaBello2027',
  'amina.bello07',
  'ＡＭＩＮＡ ＢＥＬＬＯ',
])('keeps the real name and e-mail off the leaderboard: %s', (nickname) => {
  expect(isFit(nickname)).toBe(false)
})

test.each(['Amina Bello', 'okafor.amina', 'Bello-Okafor', 'AOkafor'])(
  'keeps any two parts of the real name together off the leaderboard: %s',
  (nickname) => {
    expect(isFitNickname(nickname, { ...student, name: 'Amina Bello  Okafor A.', email: 'x@example.org' })).toBe(false)
  },
)

test.each(['08031234567', '+234 803 123', '0803-123-4567', 'call 080 312 345', '٠٨٠٣١٢٣٤٥٦٧'])(
  'keeps telephone numbers off the leaderboard: %s',
  (nickname) => {
    expect(isFit(nickname)).toBe(false)
  },
)

test('lets students choose where the name of the site has no letters', () => {
  expect(isFitNickname('Star 7', { ...student, siteName: '★★★' })).toBe(true)
})

test.each(['Admin', 'adm1n', 'The Moderator', 'mod', 'JAMB Official', 'Sabi-Prep Team', 'sabiprep', 'аdmin'])(
  'lets nobody look official: %s',
  (nickname) => {
    expect(isFit(nickname)).toBe(false)
  },
)

test.each(['fuck', 'Sh1t', 'f u c k', 'f.u.c.k you', 'ＦＵＣＫ'])('shows no abuse: %s', (nickname) => {
  expect(isFit(nickname)).toBe(false)
})

test.each(['\u3164\u3164\u3164', 'Star\uFE0F', 'a\u0300\u0301\u0302\u0303', '---', '\uFDFA Star and more'])(
  'shows nothing invisible, piled up or too long: %j',
  (nickname) => {
    expect(isFit(nickname)).toBe(false)
  },
)

test.each([
  'Star Girl',
  'Ọlá 7',
  'Ṣọ̀wọ́',
  'Ńkẹ́',
  'Ɗan Kano',
  'Ƙwari',
  'Ŋma',
  'É.C_1-2',
  'Olúǹkẹ́',
  'Ǹnadi',
  'Ǎbú',
  'S\u0329adé',
  'E\u0331dó',
])('lets %s be spelled in its letters', (nickname) => {
  expect(hasPlainLetters(tidyNickname(nickname))).toBe(true)
})

test.each([
  ['Cyrillic', '\u0410mina'],
  ['only Cyrillic', '\u0410\u0441\u0435'],
  ['Greek', 'St\u03b1r'],
  ['Arabic', '\u0646\u062c\u0645\u0629'],
  ['Cherokee', '\u13aa\u13b3'],
  ['Arabic digits', 'Star \u0667'],
  ['Latin alpha', '\u0251mina'],
  ['small capitals', '\u1d00\u1d0d'],
  ['dotless', 'Am\u0131na'],
  ['eth', '\u00d0an'],
  ['a mark over a space', 'Star \u0488'],
  ['a joined zero-width space', 'Sta\u200br'],
  ['right-to-left override', '\u202eratS'],
])('refuses letters that look like others: %s', (_, nickname) => {
  expect(hasPlainLetters(tidyNickname(nickname))).toBe(false)
})

test.each([
  ['BeIIo', 'Bello'],
  ['Be11o', 'Bello'],
  ['0la', 'Ola'],
  ['Star Girl', 'star  girl'],
  ['Star Girl', 'STAR-GIRL'],
  ['Star', 'Ｓｔａｒ'],
  ['ỌLÁ', 'ọlá'],
  ['\u1ECCla', 'O\u0323la'],
])('takes %s and %s for the same nickname', (one, other) => {
  expect(nicknameKey(one)).toBe(nicknameKey(other))
})

test('takes other letters for another nickname', () => {
  expect(nicknameKey('Star 1')).not.toBe(nicknameKey('Star 2'))
  expect(nicknameKey('Ola')).not.toBe(nicknameKey('Ọla'))
})
