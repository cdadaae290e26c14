/** The reply to a student who seems to be in danger. No model or textbook answers such a message. */
export const wordsInDistress = [
  'I am sorry. What you wrote sounds very hard, and you should not carry it alone.',
  'Please talk to an adult you trust today: a parent, a teacher, a nurse or a relative. Tell them what you told me.',
  'If you are in danger now, call **112**. It is free in Nigeria, day and night.',
].join('\n\n')

const me = String.raw`\b(?:i|i'm|im|i've|i'd|make i)\b[^.?!\n]{0,40}`
const someone = String.raw`\b(?:he|she|they|somebody|someone|my (?:\w+ )?(?:dad|daddy|father|mum|mummy|mother|parents?|uncle|aunt|aunty|brother|sister|cousin|teacher|principal|guardian|boss|oga|madam|boyfriend|girlfriend|husband|pastor|neighbou?r|stepfather|stepmother|stepdad|stepmum))\b[^.?!\n]{0,40}`

const signs = [
  String.raw`${me}\b(?:kill|killing|end|ending|hang|hanging|poison|poisoning) (?:myself|my ?self|my (?:own )?life|it all)\b`,
  String.raw`${me}\b(?:want|wan|wanna|like|going|ready|plan|planning|wish)\b(?: to)? (?:die\b|be dead\b|end (?:my|it)\b|take my (?:own )?life\b)`,
  String.raw`${me}\b(?:don'?t|do not|no longer|no) (?:want|wan) (?:to )?(?:live|be alive|exist)\b`,
  String.raw`\bi wish i (?:was|were) (?:dead|never born)\b|\bi(?:'m| am| dey)? (?:so )?tired of (?:life|living|my life)\b|\bno reason to live\b|\bbetter off dead\b|\bi(?:'m| am|m)? (?:feeling |feel )?suicidal\b`,
  String.raw`${me}\b(?:commit\w*|attempt\w*|consider\w*|contemplat\w*|thoughts? of|thinking (?:of|about)) suicide\b`,
  String.raw`${me}\b(?:want|going|keep|like|thinking|started|start|often|urge)\b[^.?!\n]{0,12}\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) (?:myself|my ?self|my (?:wrists?|arms?))\b`,
  String.raw`${me}\bself[- ]harm`,
  String.raw`${someone}\b(?:rap(?:es?|ed|ing)|molest(?:s|ed|ing)?|abus(?:es?|ed|ing)|assault(?:s|ed|ing)?|defiled) me\b`,
  String.raw`${someone}\b(?:touch(?:es|ed|ing)?|fondl(?:es|ed|ing)) (?:me|my) (?:private|privates|breasts?|body|down there|where|in a|at night|in ways|inappropriately)`,
  String.raw`${someone}\bforc(?:es|ed|ing) me to (?:have sex|sleep with|undress|touch)\b`,
  String.raw`${someone}\b(?:beats?|beating|flogs?|flogging|burns?|burnt|starves?|threatens? to kill) me\b(?! (?:at|in|to|on the|with \d))`,
  String.raw`\bi(?:'m| am|'ve| have| was| dey)(?: been| being| getting)* (?:raped|molested|sexually abused|abused|assaulted|defiled|beaten (?:every|at home|by))\b`,
].map((source) => new RegExp(source, 'i'))

/** Returns whether a message speaks of self-harm or of abuse of its writer. Killing bacteria and suicide genes belong to lessons. */
export function isInDistress(message: string): boolean {
  const words = message.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ')
  return signs.some((sign) => sign.test(words))
}
