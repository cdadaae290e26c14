import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow } from './rule-rows.ts'

const statements: readonly OneRuleRow[] = [
  [
    'easy',
    `“I am hungry,” the boy said last night. The boy said that he ${gap} hungry.`,
    'was',
    'The boy used “am” as he spoke, and one step back from “am” with “he” gives',
    [
      ['am', '“Am” is copied from his own words, but it goes only with “I”, and here the subject is “he”.'],
      ['were', '“Were” is past, but it goes with a plural, and only one boy was hungry.'],
      ['had been', '“Had been” puts the hunger before his words, but he was hungry while he spoke.'],
    ],
  ],
  [
    'easy',
    `“We will repaint the hall,” the prefects promised last term. They promised that they ${gap} the hall.`,
    'would repaint',
    'The prefects used “will” for something still to be done, and “will” moves one step back',
    [
      ['repainted', 'The simple past says that the painting was finished, but the prefects only promised it.'],
      ['had repainted', '“Had repainted” puts the work before the promise, but it was still to be done.'],
      ['would have repainted', '“Would have” speaks of work that was never done, but this was a plain promise.'],
    ],
  ],
  [
    'medium',
    `“I have lost my ticket,” Bola said at the gate. Bola said that she ${gap} her ticket.`,
    'had lost',
    'Bola used the present perfect “have lost”, and “have” moves one step back',
    [
      ['have lost', '“Have lost” is copied from her own words, but “have” does not go with “she”.'],
      ['would lose', '“Would lose” looks forward, but the ticket was already lost when Bola spoke.'],
      ['was losing', 'A loss that is complete is not reported as if it were still going on.'],
    ],
  ],
  [
    'medium',
    `“Okon repaired the pump in April,” the clerk told us last May. The clerk told us that Okon ${gap} the pump in April.`,
    'had repaired',
    'The clerk used the simple past “repaired”, which moves back to “had” and a participle',
    [
      ['has repaired', 'The present perfect cannot stand with “in April”, which was a finished time in May.'],
      ['would repair', '“Would repair” looks forward, but the pump had been mended already.'],
      ['was repairing', 'The clerk spoke of a finished repair, and not of one that was going on.'],
    ],
  ],
  [
    'medium',
    `“I can swim across the lagoon,” Preye boasted when he was ten. Preye boasted that he ${gap} across the lagoon.`,
    'could swim',
    'Preye spoke of what he was able to do, and “can” moves one step back before the base form',
    [
      ['could swam', '“Could” is right for the past, but “swam” is a past form where a base form is needed.'],
      ['could have swum', '“Could have swum” speaks of a chance that was missed, but he boasted of a skill.'],
      ['had swum', '“Had swum” says that he did it once, but he only said that he was able to.'],
    ],
  ],
  [
    'hard',
    `“I must leave before dusk,” the pedlar said last Friday. The pedlar said that he ${gap} before dusk.`,
    'had to leave',
    'The pedlar spoke of a need, and the past of “must” for a need is “had to”',
    [
      ['has to leave', '“Has to” is a present form, but the need belongs to the day on which the pedlar spoke.'],
      ['had to left', '“Had to” is right for the past, but “left” is a past form where a base form is needed.'],
      ['had left', '“Had left” says that he was gone already, but he was still to go.'],
    ],
  ],
  [
    'hard',
    `“My aunt may sell this shop,” Uche told me two years ago. Uche told me that his aunt ${gap} that shop.`,
    'might sell',
    'Uche spoke of a possible sale still to come, and “may” moves one step back',
    [
      ['might sold', '“Might” is right for the report, but “sold” is a past form where a base form is needed.'],
      ['might have sold', '“Might have sold” looks back, but Uche spoke of a sale still to come.'],
      ['had sold', '“Had sold” makes the sale a fact, but Uche only called it possible.'],
    ],
  ],
]
const timeWords: readonly OneRuleRow[] = [
  [
    'medium',
    `“We arrived here yesterday,” the drummers said in 2014. They said that they had arrived there ${gap}.`,
    'the day before',
    'The drummers meant the day before they spoke, so their “yesterday” becomes',
    [
      ['yesterday', '“Yesterday” would now mean the day before today, but the drummers spoke in 2014.'],
      ['the next day', '“The next day” comes after their words, but they had arrived already.'],
      ['a day ago', '“A day ago” counts back from now, but the drummers spoke years ago.'],
    ],
  ],
  [
    'hard',
    `“Our bus leaves tomorrow,” Hauwa wrote on 3 May. Hauwa wrote that their bus would leave ${gap}.`,
    'the following day',
    'Hauwa meant 4 May, the day after she wrote, so “tomorrow” in her letter becomes',
    [
      ['tomorrow', '“Tomorrow” would now mean the day after today, but Hauwa meant 4 May.'],
      ['the previous day', '“The previous day” is 2 May, but the bus had not left when Hauwa wrote.'],
      ['on that same day', '“That same day” is 3 May, but Hauwa meant one day later.'],
    ],
  ],
]
const questions: readonly OneRuleRow[] = [
  [
    'easy',
    `“Where does your father work?” the clerk asked me in 2019. The clerk asked me where my father ${gap}.`,
    'worked',
    '“Does” disappears from the report, and “work” moves into the past after “asked”',
    [
      ['does work', '“Does” makes a direct question in the present, but the clerk is only reported here.'],
      ['did worked', 'A report has no “did”, and “did” never takes a past form such as “worked”.'],
      ['work', '“Work” has neither the past after “asked” nor the -s that “my father” would need.'],
    ],
  ],
  [
    'easy',
    `“What is your name?” the stranger asked Chidi last night. The stranger asked Chidi what ${gap}.`,
    'his name was',
    'The subject comes first, “your” becomes “his”, and “is” moves back to “was”',
    [
      ['was his name', 'The verb still comes before the subject “his name”, as in the direct question.'],
      ['is his name', 'Both the order of the direct question and its present tense are kept.'],
      ['your name was', '“Your” would now mean the reader, but the stranger meant the name of Chidi.'],
    ],
  ],
  [
    'medium',
    `“Did you see the accident?” the judge asked Tamuno. The judge asked Tamuno ${gap} the accident.`,
    'whether he had seen',
    'A yes-or-no question needs “whether” or “if”, and “did you see” moves back to “he had seen”',
    [
      ['did he see', 'These words are a direct question with “did”, without a word that joins the two clauses.'],
      ['that he had seen', '“That” reports a statement, but the judge did not know the answer.'],
      ['whether had he seen', '“Whether” is right, but “had he” keeps the order of a direct question.'],
    ],
  ],
  [
    'medium',
    `“Why are you crying?” the teacher asked Simi. The teacher asked Simi why ${gap}.`,
    'she was crying',
    'The subject “she” stands for Simi and comes first, and “are” moves back to “was”',
    [
      ['was she crying', '“Was she” keeps the order of the direct question that the teacher asked.'],
      ['are you crying', 'These are the exact words to Simi, with their order, their “you” and their tense.'],
      ['she had cried', '“Had cried” says that the tears were over, but the teacher saw Simi crying.'],
    ],
  ],
  [
    'medium',
    `“Have the results come?” Ladi asked us last July. Ladi asked us ${gap}.`,
    'if the results had come',
    'A yes-or-no question needs “if” or “whether”, then the subject “the results” and “had” for “have”',
    [
      ['had the results come', 'Nothing joins the two clauses, and “had the results” is still a question.'],
      ['that the results had come', '“That” would report a fact, but Ladi wanted to know whether it was one.'],
      ['if had the results come', '“If” is right, but “had the results” keeps the order of a direct question.'],
    ],
  ],
  [
    'medium',
    `“When will the ferry return?” the traders asked him. The traders asked him when ${gap}.`,
    'the ferry would return',
    'The subject “the ferry” comes first, and “will” moves back to “would”',
    [
      ['would the ferry return', '“Would the ferry” keeps the order of a direct question after “when”.'],
      ['will the ferry return', 'These are the traders’ own words, with the order and tense of a question.'],
      ['the ferry had returned', '“Had returned” makes the return past, but the traders were waiting for it.'],
    ],
  ],
  [
    'hard',
    `“How many yams has Terver sold?” she asked the boys. She asked the boys how many yams ${gap}.`,
    'Terver had sold',
    'The subject “Terver” comes first, and “has sold” moves back to “had sold”',
    [
      ['had Terver sold', '“Had Terver” keeps the order of a question after “how many yams”.'],
      ['has Terver sold', 'Order and tense are those of her direct question, but “she asked” reports it.'],
      ['did Terver sell', '“Did” belongs to a direct question, but here the question is only reported.'],
    ],
  ],
  [
    'hard',
    `“Who broke the window?” the matron asked the girls. The matron asked the girls ${gap} the window.`,
    'who had broken',
    '“Who” is the subject already, so the order stays, and “broke” moves back',
    [
      ['that who broke', '“Who” joins the clause by itself, so “that” before it has no work to do.'],
      ['who had broke', '“Had” is right, but its participle is “broken”; “broke” is the simple past.'],
      ['whom had broken', '“Whom” is an object form, but the person who did it is the subject here.'],
    ],
  ],
]
const orders: readonly OneRuleRow[] = [
  [
    'easy',
    `“Close the windows,” the matron told the boys. The matron told the boys ${gap} the windows.`,
    'to close',
    'Her order “close” follows the persons addressed, “the boys”, as “to” and a base form',
    [
      ['closed', 'A past form after “the boys” would begin a new statement, but an order is reported.'],
      ['closing', '“Told the boys closing” is not English: “told” is not followed by -ing.'],
      ['that close', '“That” brings a whole clause with a subject, but “close” has none here.'],
    ],
  ],
  [
    'easy',
    `“Don't touch the wire,” the electrician warned us. The electrician warned us ${gap} the wire.`,
    'not to touch',
    'His “don’t” forbids something, so “not” comes before “to” and the base form',
    [
      ["don't touch", 'These are the electrician’s own words; a report has no “don’t”.'],
      ["to don't touch", '“To” is never followed by “don’t”; the negative word comes before “to”.'],
      ['that not touch', '“That” brings a whole clause, but no subject comes before “touch”.'],
    ],
  ],
  [
    'medium',
    `“Please wait for me,” Zainab said to Kunle. Zainab ${gap} for her.`,
    'asked Kunle to wait',
    '“Please” shows a request, so “asked” is followed by the person and “to” with a base form',
    [
      ['asked to Kunle to wait', '“Asked” takes the person directly, so the first “to” has no place.'],
      ['said Kunle to wait', '“Said” is not followed by the person and an order; “asked” or “told” is.'],
      ['asked Kunle wait', 'After “asked Kunle” the base form “wait” still needs “to”.'],
    ],
  ],
  [
    'hard',
    `“Let's hire a canoe,” said Ebiere. Ebiere ${gap} a canoe.`,
    'suggested hiring',
    '“Let’s” makes a proposal, and “suggested” takes a form with -ing',
    [
      ['suggested to hire', '“Suggested” is right for a proposal, but it is never followed by “to hire”.'],
      ['suggested us to hire', '“Suggested” takes no person and “to”; that pattern belongs to “asked” or “told”.'],
      ['told to hire', '“Told” needs a person after it, and “let’s” is a proposal, not an order.'],
    ],
  ],
]

export const reportedForms = formsOf([
  ...rowsOf(
    {
      rule: 'backshift',
      principle:
        'When a past verb such as “said” reports words of an earlier time, their verb moves one step back into the past.',
      hints: [
        'Which verb did the speaker use? Find its past.',
        'Was the thing past, present or still to come when the words were spoken?',
      ],
    },
    statements,
  ),
  ...rowsOf(
    {
      rule: 'time word',
      principle:
        'A report made later cannot keep “today”, “yesterday” or “tomorrow”: these words are counted from the day on which the speaker spoke, not from now.',
      hints: [
        'On which day did the speaker speak, and which day was meant?',
        'Would the same word still name that day now?',
      ],
    },
    timeWords,
  ),
  ...rowsOf(
    {
      rule: 'statement order',
      principle:
        'A reported question has the order of a statement: the subject comes before the verb, “do” or “did” is not used, and the verb moves one step back.',
      hints: [
        'A report is no longer a question: which word order does a statement have?',
        'Find the subject first, then move its verb into the past.',
      ],
    },
    questions,
  ),
  ...rowsOf(
    {
      rule: 'reported order',
      principle:
        'A reported order or request has the person, then “to” and a base form, with “not” before “to” if it forbids; a proposal is reported with “suggest” and -ing.',
      hints: ['Is it an order, a request or a proposal?', 'Which pattern follows the reporting verb?'],
    },
    orders,
  ),
])
