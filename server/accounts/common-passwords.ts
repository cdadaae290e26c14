/**
 * Passwords of eight signs and more that stand at the top of every leaked list, and those that students here would think of
 * first. Compared in lower case.
 */
const commonPasswords = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789
  87654321 987654321 9876543210 11111111 111111111 1111111111 00000000 000000000 22222222 88888888 99999999 12341234 12344321
  11223344 1122334455 12121212 13131313 10203040 123123123 123321123 123454321 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4
  aa123456 a1234567 a12345678 iloveyou iloveyou1 iloveyou2 ilovegod ilovejesus sunshine sunshine1 princess princess1 football
  football1 baseball superman superman1 batman123 welcome1 welcome123 letmein1 letmein123 trustno1 whatever master123 michael1
  jennifer jordan23 computer internet samsung1 samsung123 starwars chocolate charlie1 liverpool liverpool1 chelsea1 chelsea123
  arsenal1 arsenal123 barcelona manchester manutd123 realmadrid ronaldo7 ronaldo123 messi123 messi1010 blessing blessing1
  blessing123 godisgood godisgood1 godisgreat jesus123 jesusislord jesuschrist christ123 emmanuel emmanuel1 precious precious1
  favour123 goodluck goodness victory1 victoria miracle1 mercy123 success1 success123 testing1 testing123 admin123 admin1234
  administrator changeme changeme1 secret123 nigeria1 nigeria123 nigeria2026 lagos123 abuja123 naija123 naija1234 student1
  student123 school123 science1 science123 jambwaec jamb2026 jamb2027 waec2026 waec2027 neco2026 neco2027 utme2026 utme2027
  jamb1234 waec1234 neco1234 chemistry physics1 physics123 biology1 biology123 mathematics maths123 sabiprep sabiprep1
  sabiprep123 freedom1 dragon12 monkey12 shadow12 killer12 money123 mummy123 daddy123 mother123 father123 family123 lovely12
  loveyou1 lovelove forever1 friends1 flower12 butterfly elephant handsome beautiful babygirl babygirl1 basketball`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a password is one that a stranger would try first: a common one, or the account's own e-mail or name. */
export function isTooCommon(password: string, { email, name }: { email: string; name: string }): boolean {
  const tried = password.toLowerCase()
  const own = [email, email.split('@')[0] ?? '', name, name.replace(/\s+/g, '')].map((text) => text.toLowerCase())
  return commonPasswords.has(tried) || own.includes(tried) || new Set(tried).size <= 2
}
