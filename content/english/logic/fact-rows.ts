import type { Difficulty } from '@sabi/shared/content/question'

export type FactKind = 'but for' | 'past' | 'now' | 'change' | 'degree' | 'duty' | 'verb'

/** A sentence that tells two facts in a roundabout way. */
export interface FactRow {
  difficulty: Difficulty
  kind: FactKind
  sentence: string
  /** Whether the first and the second fact are so. */
  truth: readonly [boolean, boolean]
  /** Each fact as it is told if it is so, and if it is not. */
  first: readonly [yes: string, no: string]
  second: readonly [yes: string, no: string]
  /** The words of the sentence that tell each fact. */
  cues: readonly [string, string]
  step?: string
}

export const factRows: readonly FactRow[] = [
  {
    difficulty: 'easy',
    kind: 'but for',
    sentence: "But for the guard's shout, {she} would have stepped on the wire.",
    truth: [true, false],
    first: ['the guard shouted', 'the guard kept silent'],
    second: ['she stepped on the wire', 'she did not step on it'],
    cues: ["but for the guard's shout", 'would have stepped'],
    step: 'The shout was there, and the step was only what would have followed without it',
  },
  {
    difficulty: 'medium',
    kind: 'but for',
    sentence: 'But for the heavy rain, the canoes would not have reached the upper village.',
    truth: [true, true],
    first: ['it rained heavily', 'it did not rain heavily'],
    second: ['the canoes got there', 'the canoes did not get there'],
    cues: ['but for the heavy rain', 'would not have reached'],
    step: 'The rain did come, and the opposite of “would not have reached” is that they arrived',
  },
  {
    difficulty: 'medium',
    kind: 'but for',
    sentence: "But for his teacher's loan, {he} would have left school.",
    truth: [true, false],
    first: ['the teacher lent him money', 'the teacher lent him nothing'],
    second: ['he left school', 'he stayed at school'],
    cues: ["but for his teacher's loan", 'would have left'],
    step: 'The loan was given, and the opposite of “would have left” is that he stayed',
  },
  {
    difficulty: 'hard',
    kind: 'but for',
    sentence: 'If it had not been for the toll gate, the stolen lorry would not have been found.',
    truth: [true, true],
    first: ['there was a toll gate', 'there was no toll gate'],
    second: ['the lorry was found', 'the lorry was never found'],
    cues: ['if it had not been for the toll gate', 'would not have been found'],
    step: '“If it had not been for” means “but for”: the gate was there, and the opposite of “not found” came true',
  },
  {
    difficulty: 'hard',
    kind: 'but for',
    sentence: 'But for one spelling mistake, {she} would have won the quiz.',
    truth: [true, false],
    first: ['she made a mistake', 'she made no mistake'],
    second: ['she won the quiz', 'she did not win the quiz'],
    cues: ['but for one spelling mistake', 'would have won'],
    step: 'The mistake was made, and the victory was only what would have followed without it',
  },
  {
    difficulty: 'medium',
    kind: 'but for',
    sentence: 'Without the old bridge, the two villages would not have become friends.',
    truth: [true, true],
    first: ['there was a bridge', 'there was no bridge'],
    second: ['the villages became friends', 'the villages remained strangers'],
    cues: ['without the old bridge', 'would not have become'],
    step: 'The bridge was there, and the opposite of “would not have become friends” came true',
  },
  {
    difficulty: 'easy',
    kind: 'past',
    sentence: 'If the driver had checked his tyres, he would have reached {town}.',
    truth: [false, false],
    first: ['the driver checked his tyres', 'the driver did not check his tyres'],
    second: ['he reached {town}', 'he never reached {town}'],
    cues: ['if … had checked', 'would have reached'],
  },
  {
    difficulty: 'easy',
    kind: 'past',
    sentence: 'If {she} had not locked the barn, the goats would have eaten the yams.',
    truth: [true, false],
    first: ['the barn was locked', 'the barn was left open'],
    second: ['the goats ate the yams', 'the yams were not eaten'],
    cues: ['if … had not locked', 'would have eaten'],
  },
  {
    difficulty: 'medium',
    kind: 'past',
    sentence: 'If the nets had been stronger, the fish would not have escaped.',
    truth: [false, true],
    first: ['the nets were strong enough', 'the nets were too weak'],
    second: ['the fish got away', 'the fish did not get away'],
    cues: ['if … had been stronger', 'would not have escaped'],
  },
  {
    difficulty: 'medium',
    kind: 'past',
    sentence: 'The chief would not have come if you had not invited him.',
    truth: [true, true],
    first: ['you invited the chief', 'you did not invite the chief'],
    second: ['he came', 'he stayed away'],
    cues: ['if … had not invited', 'would not have come'],
  },
  {
    difficulty: 'medium',
    kind: 'past',
    sentence: 'Had the pump been repaired in March, the maize would have survived.',
    truth: [false, false],
    first: ['the pump was repaired in March', 'nobody repaired the pump in March'],
    second: ['the maize survived', 'the maize died'],
    cues: ['had the pump been repaired', 'would have survived'],
  },
  {
    difficulty: 'hard',
    kind: 'past',
    sentence: 'Had {he} not missed the ferry, he would not have met his future wife.',
    truth: [true, true],
    first: ['he missed the ferry', 'he caught the ferry'],
    second: ['he met the woman', 'he did not meet the woman'],
    cues: ['had … not missed', 'would not have met'],
  },
  {
    difficulty: 'hard',
    kind: 'past',
    sentence: 'The judge would have freed the man if the witness had not spoken.',
    truth: [true, false],
    first: ['the witness spoke', 'the witness kept silent'],
    second: ['the man was set free', 'the man was not set free'],
    cues: ['if … had not spoken', 'would have freed'],
  },
  {
    difficulty: 'hard',
    kind: 'past',
    sentence: 'If {she} had believed the forecast, she would not have hung out her washing.',
    truth: [false, true],
    first: ['she believed the forecast', 'she doubted the forecast'],
    second: ['she hung out her washing', 'she kept her washing inside'],
    cues: ['if … had believed', 'would not have hung out'],
  },
  {
    difficulty: 'easy',
    kind: 'now',
    sentence: 'If Uncle {he} lived in {town}, we would see him every week.',
    truth: [false, false],
    first: ['our uncle lives in {town}', 'our uncle lives elsewhere'],
    second: ['we see him every week', 'we see him less often'],
    cues: ['if … lived', 'would see'],
  },
  {
    difficulty: 'medium',
    kind: 'now',
    sentence: 'If the well were not dry, the women would not walk to the river.',
    truth: [true, true],
    first: ['the well is dry', 'the well has water'],
    second: ['the women walk to the river', 'the women do not walk there'],
    cues: ['if … were not dry', 'would not walk'],
  },
  {
    difficulty: 'easy',
    kind: 'now',
    sentence: 'Our shop would make a profit if the rent were lower.',
    truth: [false, false],
    first: ['the rent is low enough', 'the rent is too high'],
    second: ['the shop makes a profit', 'the shop makes no profit'],
    cues: ['if … were lower', 'would make a profit'],
  },
  {
    difficulty: 'hard',
    kind: 'now',
    sentence: 'If {she} did not speak French, the firm would not need her in Lomé.',
    truth: [true, true],
    first: ['she speaks French', 'she speaks no French'],
    second: ['the firm needs her in Lomé', 'the firm does not need her there'],
    cues: ['if … did not speak', 'would not need'],
  },
  {
    difficulty: 'medium',
    kind: 'now',
    sentence: 'If this phone had a good battery, I would not carry a charger.',
    truth: [false, true],
    first: ['the battery is good', 'the battery is poor'],
    second: ['the speaker carries a charger', 'the speaker carries no charger'],
    cues: ['if … had a good battery', 'would not carry'],
  },
]
