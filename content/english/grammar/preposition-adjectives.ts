import type { Row } from './preposition-row.ts'
import { gap } from './rule-form.ts'

export const adjectiveRows: readonly Row[] = [
  {
    sentence: `{she} is good ${gap} drawing maps.`,
    head: 'good',
    key: 'at',
    wrong: {
      in: '“In” follows “interested” and “skilled”; “good in” is a common slip before a skill.',
      on: '“On” names a surface or a topic, and drawing maps is a skill.',
      by: '“By” comes before a doer or a means, and drawing maps is neither here.',
    },
    principle: '“Good”, “bad” and “clever” are followed by “at” before something that a person does well or badly.',
    step: 'Drawing maps is what she does well',
    hints: [
      'Which preposition follows “bad” and “clever” before a skill?',
      'Cross out what follows “interested”, and what comes before a surface or a doer.',
    ],
  },
  {
    sentence: `The puppy is afraid ${gap} thunder.`,
    head: 'afraid',
    key: 'of',
    wrong: {
      from: '“From” follows “safe” or “protected”, but not “afraid”.',
      with: '“With” can follow “shake” or “tremble”, as in “tremble with fear”, but not “afraid”.',
      on: '“On” would name a place or a day, and thunder is the cause of the fear.',
    },
    principle: '“Afraid”, “frightened” and “scared” are followed by “of” and the thing that causes the fear.',
    step: 'Thunder is what causes the fear of the puppy',
    hints: [
      'Which preposition follows “scared” and “frightened”?',
      'Cross out what follows “safe” and what follows “tremble”.',
    ],
  },
  {
    sentence: `{he} has always been interested ${gap} machines.`,
    head: 'interested',
    key: 'in',
    wrong: {
      on: '“On” follows “keen”, which has a similar meaning, but not “interested”.',
      at: '“At” follows “good” and “clever”, but interest is no skill.',
      with: '“With” follows “pleased” and “bored”, but not “interested”.',
    },
    principle:
      'The adjective “interested” and the noun “interest” are followed by “in” and the subject that attracts a person.',
    step: 'Machines attract him',
    hints: [
      'Which preposition completes “she takes an interest … music”?',
      'Cross out what follows “keen”, “good” and “pleased”.',
    ],
  },
  {
    sentence: `The whole street is proud ${gap} its football team.`,
    head: 'proud',
    key: 'of',
    wrong: {
      for: '“For” follows “famous” before a reason, but “proud” takes another word before its cause.',
      on: '“On” follows “keen”, but not the adjective “proud”.',
      with: '“With” follows “pleased” and “satisfied”, but not “proud”.',
    },
    principle: '“Proud”, “ashamed”, “afraid” and “jealous” are followed by “of” and what causes the feeling.',
    step: 'The football team is what causes the pride of the street',
    hints: [
      'Which preposition follows the opposite, “ashamed”?',
      'Cross out what follows “famous”, “keen” and “pleased”.',
    ],
  },
  {
    sentence: `My aunt is married ${gap} a pilot from {town}.`,
    head: 'married',
    key: 'to',
    wrong: {
      with: '“Married with” is a common slip; it could only say what a married person has, as in “married with two children”.',
      for: '“For” would give a period or a reason, as in “married for ten years”, and not the husband.',
      of: '“Of” names an owner or a whole, and does not link “married” with the husband.',
    },
    principle: 'A person is engaged, married or related TO somebody; the preposition is the same for all three.',
    step: 'The pilot is the person whose wife my aunt became',
    hints: [
      'Which preposition follows “related” and “engaged” before a person?',
      'Cross out what shows company, a period of time or an owner.',
    ],
  },
  {
    sentence: `This cloth is similar ${gap} the one that I bought in {town}.`,
    head: 'similar',
    key: 'to',
    wrong: {
      with: '“With” follows “compared” and “identical”, but “similar with” is a common slip.',
      as: '“As” follows “the same”, but the adjective here is “similar”.',
      of: '“Of” would name an owner or a part, and here one cloth is compared with another.',
    },
    principle: '“Similar”, “equal” and “close” are followed by “to”, “the same” by “as”, and “different” by “from”.',
    step: '“Similar” comes before the gap, and the other cloth follows it',
    hints: [
      'Which preposition follows “equal” when two things are compared?',
      'Cross out what follows “the same” and what follows “compared”.',
    ],
  },
  {
    sentence: `The village is famous ${gap} its red clay pots.`,
    head: 'famous',
    key: 'for',
    wrong: {
      by: '“By” would name a doer or a method, but the pots are the reason for the fame.',
      at: '“At” follows “good” before a skill, but not “famous”.',
      on: '“On” names a place or a day, and the pots are the reason for the fame.',
    },
    principle: '“Famous”, “well known” and “popular” are followed by “for” and the reason.',
    step: 'The pots are the reason why people know the village',
    hints: [
      'Are the pots the place of the fame, its author or its reason?',
      'Which preposition follows “well known” and “popular” before the reason?',
    ],
  },
  {
    sentence: `The treasurer is responsible ${gap} the money of the club.`,
    head: 'responsible',
    key: 'for',
    wrong: {
      of: '“Of” follows “in charge” and “take care”, but not “responsible”.',
      on: '“On” follows “keen” and “dependent”, but not “responsible”.',
      at: '“At” names a place or a skill, and the money is a duty.',
    },
    principle: "One is responsible TO a person FOR a task or a thing in one's care.",
    step: 'The money is what the treasurer must look after',
    hints: [
      'Is the money the person who receives the report or the thing to be looked after?',
      'Cross out what follows “in charge” and what follows “dependent”.',
    ],
  },
  {
    sentence: `The basket was full ${gap} ripe mangoes.`,
    head: 'full',
    key: 'of',
    wrong: {
      by: '“By” would name a doer, but the mangoes are the contents of the basket.',
      from: '“From” names a source, and the mangoes are what the basket holds.',
      in: '“In” would put the basket inside the mangoes, and not the mangoes in the basket.',
    },
    principle: 'The adjective “full” is followed by “of” and the contents, while the participle “filled” takes “with”.',
    step: '“Full” comes before the gap, and the mangoes are the contents',
    hints: [
      'Compare “empty” and “short”: which preposition do they take before what is lacking?',
      'Which preposition comes before the contents in “a cup … water”?',
    ],
  },
  {
    sentence: `The clerk was found guilty ${gap} theft.`,
    head: 'guilty',
    key: 'of',
    wrong: {
      for: '“For” follows “punished” or “blamed”, but not “guilty”.',
      with: '“With” follows “charged”, the word for what the police say before the trial.',
      on: '“On” could follow “guilty” before a count, as in “on two counts”, but not the crime.',
    },
    principle: '“Guilty”, “innocent”, “accused” and “convicted” are followed by “of” and the name of the crime.',
    step: 'Theft is the crime that the clerk had committed',
    hints: [
      'Which preposition follows “accused” and “innocent”?',
      'Cross out what follows “punished” and what follows “charged”.',
    ],
  },
  {
    sentence: `This pump is capable ${gap} filling the tank in an hour.`,
    head: 'capable',
    key: 'of',
    wrong: {
      to: '“To” follows “able” and takes a base form, as in “able to fill”.',
      in: '“In” follows “succeed” before an -ing form, but not “capable”.',
      for: '“For” follows “suitable” or “useful”, but not “capable”.',
    },
    principle: '“Capable” is followed by “of” and an -ing form, while “able” is followed by “to” and a base form.',
    step: '“Capable” comes before the gap, and “filling” is an -ing form',
    hints: [
      'Which preposition follows “fond” and “tired” before an -ing form?',
      'Cross out what follows “able”, “succeed” and “suitable”.',
    ],
  },
  {
    sentence: `The goats are accustomed ${gap} the noise of the trains.`,
    head: 'accustomed',
    key: 'to',
    wrong: {
      with: '“With” follows “familiar”, which has a similar meaning, but not “accustomed”.',
      by: '“By” would name a doer, as in “frightened by the noise”, but “accustomed” is an adjective here.',
      of: '“Of” follows “aware” and “tired”, but not “accustomed”.',
    },
    principle: '“Accustomed” and “used”, when they mean that something is no longer strange, are followed by “to”.',
    step: 'The noise is no longer strange for the goats',
    hints: [
      'Which preposition follows “used” in “I am used … the heat”?',
      'Cross out what follows “familiar” and what follows “aware”.',
    ],
  },
  {
    sentence: `{he} was jealous ${gap} his younger brother.`,
    head: 'jealous',
    key: 'of',
    wrong: {
      on: '“On” follows “keen” and “set”, but not “jealous”.',
      at: '“At” follows “angry” or “surprised”, but not “jealous”.',
      with: '“With” follows “pleased” and “satisfied”, but not “jealous”.',
    },
    principle:
      '“Jealous”, “envious”, “proud”, “afraid” and “fond” are followed by “of” and the person or thing that causes the feeling.',
    step: 'The younger brother causes the jealousy',
    hints: [
      'Which preposition follows “proud” and “afraid”?',
      'Cross out what follows “keen”, “surprised” and “pleased”.',
    ],
  },
  {
    sentence: `{she} is allergic ${gap} groundnuts.`,
    head: 'allergic',
    key: 'to',
    wrong: {
      with: '“With” follows “ill” before a disease, but groundnuts are a food that makes her ill.',
      of: '“Of” follows “afraid” and “tired”, but not “allergic”.',
      from: '“From” follows “suffer” before an illness, but groundnuts are a food.',
    },
    principle:
      'Like “sensitive”, the words “allergic” and “allergy” are followed by “to” and the thing that the body cannot bear.',
    step: 'Her body cannot bear groundnuts',
    hints: [
      'Which preposition follows “sensitive” in “sensitive … cold”?',
      'Cross out what follows “ill”, “afraid” and “suffer”.',
    ],
  },
]
