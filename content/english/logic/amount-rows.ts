import { claimRows, type ClaimRow } from './claim-rows.ts'

/** How many of six: `n` of them did or were what the sentence says. */
const counts: readonly ClaimRow[] = [
  [
    'easy',
    'Few of the guests touched the food.',
    ['not many of the guests ate anything', 'n < 3'],
    '“Few” without “a” says that the number was smaller than one would like',
    [
      ['none of the guests ate anything', 'n = 0', '“Few” is a small number, but it is not nobody at all.'],
      ['most of the guests ate something', 'n > 3', '“Most” would be a large number, but only few touched the food.'],
      ['all the guests ate something', 'n = 6', '“Few” leaves out the greater part of the guests, so it is not all.'],
    ],
  ],
  [
    'easy',
    'A few of the dancers stayed until midnight.',
    ['some of the dancers were there late', 'n > 0'],
    '“A few” says that there were several, though not many',
    [
      ['none of the dancers was there late', 'n = 0', '“A few” is a small number, but it is not nobody.'],
      ['most of the dancers were there late', 'n > 3', '“A few” is a small part, and not the greater one.'],
      ['all the dancers were there late', 'n = 6', 'If all had stayed, nobody would say “a few”.'],
    ],
  ],
  [
    'medium',
    'Not all the candidates passed.',
    ['at least one candidate failed', 'n < 6'],
    '“Not all” denies that everybody passed, so there was a failure or more',
    [
      [
        'every one of the candidates failed',
        'n = 0',
        '“Not all passed” is not “all did not pass”: many may have passed.',
      ],
      ['most of the candidates failed', 'n < 3', 'How many failed is left open; one failure would be enough.'],
      ['no candidate failed', 'n = 6', 'If nobody had failed, all would have passed, which the sentence denies.'],
    ],
  ],
  [
    'medium',
    'All but two of the six boats came back.',
    ['two of the boats stayed out', 'n = 4'],
    '“All but two” takes two boats out of the six, so these did not come back',
    [
      [
        'only two of the boats came back',
        'n = 2',
        '“But” means “except” here, so the two are those that did not come back.',
      ],
      ['none of the boats came back', 'n = 0', 'Four boats came back, because only two are excepted.'],
      ['none of the boats stayed out', 'n = 6', 'Two boats are excepted by “but two”, so these stayed out.'],
    ],
  ],
  [
    'medium',
    'Hardly any of the shops were open.',
    ['nearly all the shops were shut', 'n < 2'],
    '“Hardly any” says that the number of open shops was close to nothing',
    [
      [
        'nearly all the shops were open',
        'n > 4',
        '“Hardly” makes the sentence almost negative, so open shops were rare.',
      ],
      ['about half the shops were shut', 'n = 3', '“Hardly any” is far fewer than half of them.'],
      ['all the shops were shut', 'n = 0', '“Hardly any” leaves room for one that was open after all.'],
    ],
  ],
  [
    'hard',
    'Not a single pane of the window was left unbroken.',
    ['all the panes were broken', 'n = 6'],
    '“Not” and the “un-” of “unbroken” undo each other, so no pane was whole',
    [
      ['only a single pane was broken', 'n = 1', '“Not a single” means “none”, and it belongs to “unbroken”.'],
      ['none of the panes was broken', 'n = 0', 'You overlooked the second negative, the “un-” of “unbroken”.'],
      ['a single pane remained whole', 'n = 5', '“Not a single” excludes even one unbroken pane.'],
    ],
  ],
  [
    'hard',
    'No fewer than four of the six judges voted for {she}.',
    ['four or more judges chose her', 'n > 3'],
    '“No fewer than four” sets the lowest possible number, which may be passed',
    [
      ['fewer than four judges chose her', 'n < 4', 'Four is the lowest number here, so it cannot have been three.'],
      [
        'exactly four judges chose her',
        'n = 4',
        'It may have been five or six, because only the lowest number is given.',
      ],
      ['every one of the judges chose her', 'n = 6', 'All six would be possible, but four votes would be enough.'],
    ],
  ],
  [
    'hard',
    'At most two of the six tyres are good.',
    ['four or more tyres are bad', 'n < 3'],
    '“At most two” sets the highest possible number of good tyres, which leaves four for the rest',
    [
      [
        'exactly two of the tyres are good',
        'n = 2',
        'There may be one good tyre or none, because two is only the highest number.',
      ],
      ['two or more tyres are good', 'n > 1', 'Two is the highest number of good tyres here, and not the lowest.'],
      ['four or more tyres are good', 'n > 3', 'You exchanged the good tyres with the bad ones.'],
    ],
  ],
  [
    'hard',
    'Quite a few of the stalls had closed before noon.',
    ['many of the stalls had closed', 'n > 2'],
    '“Quite a few” is an understatement: it says that the number was rather large',
    [
      [
        'hardly any of the stalls had closed',
        'n < 2',
        '“Quite” turns “a few” into a large number, and not into a smaller one.',
      ],
      ['none of the stalls had closed', 'n = 0', '“Quite a few” is a number of stalls, and far from none.'],
      ['all the stalls had closed', 'n = 6', '“Quite a few” is a good many, but it leaves others that were open.'],
    ],
  ],
  [
    'easy',
    'There is little water in the tank.',
    ['there is not much water in the tank', 'n < 3'],
    '“Little” without “a” says that the amount is smaller than one would like',
    [
      ['there is no water in the tank', 'n = 0', '“Little” is a small amount, but it is not nothing at all.'],
      ['the tank is more than half full', 'n > 3', '“Little” speaks of a lack, and so much water would be none.'],
      ['the tank is filled to the top', 'n = 6', 'A full tank has much water in it, and not little.'],
    ],
  ],
  [
    'easy',
    'There is still a little rice in the pot.',
    ['the pot has some rice in it', 'n > 0'],
    '“A little” says that something is there, though not much',
    [
      ['there is no rice left in the pot', 'n = 0', '“Still a little” says that the rice is not finished.'],
      ['the pot is more than half full', 'n > 3', '“A little” is a small amount, and not most of the pot.'],
      ['the pot is full to the brim', 'n = 6', 'A full pot would hold much rice, and not a little.'],
    ],
  ],
  [
    'medium',
    'Only one of the six lamps failed to light.',
    ['five of the lamps gave light', 'n = 5'],
    'One lamp is taken away from six by “only one … failed”, and the others did light',
    [
      ['five of the lamps gave no light', 'n = 1', '“Failed” belongs to the one lamp, and not to the five others.'],
      ['none of the lamps gave light', 'n = 0', 'Only one lamp failed, so the others cannot have been dark.'],
      ['all the lamps gave light', 'n = 6', 'One lamp of the six gave no light, because it “failed to light”.'],
    ],
  ],
  [
    'easy',
    'Neither of the two brothers came to the meeting.',
    ['both of the brothers stayed away', 'n = 0'],
    '“Neither” says no to the first brother and to the second',
    [
      ['both of the brothers were present', 'n = 2', '“Neither” is negative for each of them, so nobody was present.'],
      ['only one of the brothers stayed away', 'n = 1', 'If only one had stayed away, the other would have come.'],
      ['at least one brother was present', 'n > 0', '“Neither” leaves not even one of the two who came.'],
    ],
  ],
  [
    'medium',
    'Some of the eggs in the tray were not fresh.',
    ['not every egg was fresh', 'n < 6'],
    '“Some … not” says that there was a bad egg at least, and leaves the number open',
    [
      ['every egg was fresh', 'n = 6', 'At least one egg “was not fresh”, so it cannot be every one.'],
      ['no egg was fresh', 'n = 0', '“Some” speaks of a part of the eggs, and need not be all of them.'],
      ['most eggs were bad', 'n < 3', 'The bad eggs may have been the smaller part of the tray.'],
    ],
  ],
]

/** Who may or will do a thing (`v`), on which condition (`m`). */
const links: readonly ClaimRow[] = [
  [
    'medium',
    'Only members of the cooperative may borrow seeds.',
    ['people who are not members may not borrow', '!m -> !v'],
    '“Only” shuts everybody else out, but does not say what each member does',
    [
      [
        'every member of the cooperative borrows',
        'm -> v',
        '“Only members may” allows them to borrow, but does not say that each does.',
      ],
      ['people who are not members may borrow too', '!m -> v', '“Only” shuts out everybody who is not a member.'],
      ['the members themselves may not borrow', 'm -> !v', 'The members are just the people whom “only” lets in.'],
    ],
  ],
  [
    'medium',
    'Unless the fee is paid, the gate stays shut.',
    ['without payment the gate does not open', '!m -> !v'],
    '“Unless” means “if … not”: if there is no payment, the gate is not opened',
    [
      ['without payment the gate opens', '!m -> v', 'If the fee is not paid, the gate “stays shut”.'],
      [
        'after payment the gate never opens',
        'm -> !v',
        '“Unless” makes payment the way to open it, and not a hindrance.',
      ],
      ['the gate opens only if nothing is paid', 'v -> !m', 'You left out the “not” that is hidden in “unless”.'],
    ],
  ],
  [
    'hard',
    'Nobody but the treasurer knows the code.',
    ['whoever knows the code is the treasurer', 'v -> m'],
    '“Nobody but” means “nobody except”, so a person who knows it can only be she',
    [
      [
        'everybody except the treasurer knows it',
        '!m -> v',
        'You read “nobody but” as “everybody but”: the others do not know it.',
      ],
      ['the treasurer does not know it either', 'm -> !v', '“But” takes the treasurer out of those who know nothing.'],
      ['there is nobody at all who knows it', '!v', '“But the treasurer” excepts one person, who does know it.'],
    ],
  ],
  [
    'medium',
    'Nobody was admitted without a ticket.',
    ['all who were admitted had tickets', 'v -> m'],
    '“Nobody” and “without” are two negatives, so those who got in had what was asked for',
    [
      [
        'all who were admitted had no tickets',
        'v -> !m',
        'You counted one of the two negatives, “nobody” and “without”, only.',
      ],
      [
        'people without tickets were admitted',
        '!m -> v',
        '“Nobody … without a ticket” says that these stayed outside.',
      ],
      [
        'all who had tickets stayed outside',
        'm -> !v',
        'The sentence shuts out those who had no tickets, and not the others.',
      ],
    ],
  ],
]

export const amountRows = [
  ...claimRows(
    {
      principle:
        'Words of number must be read exactly: “few” and “little” are close to none, “a few” and “a little” are some, “not all” leaves an exception, and two negatives undo each other.',
      hints: [
        'How many could it be at least, and how many at most?',
        'Choose what must be so in every case, and not what may be so.',
      ],
    },
    counts,
  ),
  ...claimRows(
    {
      principle:
        'A condition must not be turned round: that only some people may do a thing does not mean that each of them does it.',
      hints: [
        'Who is shut out by the sentence?',
        'Replace “unless” or “without” by “if … not”, and count the negatives.',
      ],
    },
    links,
  ),
]
