export type Mother = 'free' | 'carrier' | 'affected'

export interface SexLinkedAnswer {
  mother: Mother
  isFatherAffected: boolean
  child: 'son' | 'daughter' | 'child'
  asked: 'affected' | 'carrier'
  percent: number
  mistakes: readonly (readonly [percent: number, because: string])[]
}

/** The couples that are asked about, with the mistakes that lead to other chances. */
export const sexLinkedAnswers: readonly SexLinkedAnswer[] = [
  {
    mother: 'carrier',
    isFatherAffected: false,
    child: 'son',
    asked: 'affected',
    percent: 50,
    mistakes: [
      [0, 'This lets the father give his normal X to his sons; they get his Y.'],
      [25, 'This is the share among all children; the question is about sons only.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
      [100, 'This gives every son the X with the allele, but the mother also has a normal X.'],
    ],
  },
  {
    mother: 'carrier',
    isFatherAffected: false,
    child: 'child',
    asked: 'affected',
    percent: 25,
    mistakes: [
      [0, "This lets the father's normal X protect the sons as well; they get his Y."],
      [50, 'This counts the carrier daughters as affected, or looks at sons alone.'],
      [75, 'This is the share of the children who do not have the condition.'],
      [100, 'This passes the allele to every child, but the mother also has a normal X.'],
    ],
  },
  {
    mother: 'carrier',
    isFatherAffected: false,
    child: 'daughter',
    asked: 'carrier',
    percent: 50,
    mistakes: [
      [0, 'This takes a daughter with one normal X to be free of the allele.'],
      [25, 'This is the share among all children; the question is about daughters only.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
      [100, 'This gives every daughter the X with the allele, but the mother also has a normal X.'],
    ],
  },
  {
    mother: 'carrier',
    isFatherAffected: false,
    child: 'daughter',
    asked: 'affected',
    percent: 0,
    mistakes: [
      [25, 'This is the share among all children, but only sons are affected here.'],
      [50, "This counts carriers as affected; the father's normal X keeps them healthy."],
      [75, 'This turns the 3 : 1 ratio of other genes round for the daughters.'],
      [100, "This gives the daughters two X with the allele, but the father's X is normal."],
    ],
  },
  {
    mother: 'carrier',
    isFatherAffected: true,
    child: 'child',
    asked: 'affected',
    percent: 50,
    mistakes: [
      [0, 'This takes a carrier to pass on nothing, though half of her eggs hold the allele.'],
      [25, 'This counts the affected sons only and leaves the affected daughters out.'],
      [75, 'This counts the carrier daughters as affected as well.'],
      [100, 'This takes the condition of the father to pass to every child of his.'],
    ],
  },
  {
    mother: 'carrier',
    isFatherAffected: true,
    child: 'daughter',
    asked: 'affected',
    percent: 50,
    mistakes: [
      [0, 'This takes women as safe, but a daughter can get the allele from both parents.'],
      [25, 'This is the share among all children; the question is about daughters only.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
      [100, 'This counts the carrier daughters as affected as well.'],
    ],
  },
  {
    mother: 'free',
    isFatherAffected: true,
    child: 'son',
    asked: 'affected',
    percent: 0,
    mistakes: [
      [25, 'This treats the gene as if it lay on a chromosome other than X.'],
      [50, 'This gives the X of the father to half of his sons; all get his Y.'],
      [75, 'This takes the allele as dominant and as passed from father to son.'],
      [100, 'This gives the X of the father to his sons; they get his Y.'],
    ],
  },
  {
    mother: 'free',
    isFatherAffected: true,
    child: 'daughter',
    asked: 'carrier',
    percent: 100,
    mistakes: [
      [0, 'This lets the daughters get only the normal X chromosomes of their mother.'],
      [25, 'This treats the gene as if it lay on a chromosome other than X.'],
      [50, 'This gives the father two kinds of X; he passes his only X to every daughter.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
    ],
  },
  {
    mother: 'free',
    isFatherAffected: true,
    child: 'child',
    asked: 'carrier',
    percent: 50,
    mistakes: [
      [0, 'This takes a father to pass the allele on to none of his children.'],
      [25, 'This counts half of the daughters, but all of them get the X of the father.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
      [100, 'This counts the sons as carriers too; they get the Y of the father.'],
    ],
  },
  {
    mother: 'affected',
    isFatherAffected: false,
    child: 'son',
    asked: 'affected',
    percent: 100,
    mistakes: [
      [0, 'This lets the normal X of the father reach his sons; they get his Y.'],
      [25, 'This is the share among the children of a carrier and a healthy man.'],
      [50, 'This treats the mother as a carrier; both of her X hold the allele.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
    ],
  },
  {
    mother: 'affected',
    isFatherAffected: false,
    child: 'child',
    asked: 'affected',
    percent: 50,
    mistakes: [
      [0, 'This lets the normal X of the father reach the sons as well.'],
      [25, 'This treats the mother as a carrier; both of her X hold the allele.'],
      [75, 'This takes three in four from the 3 : 1 ratio of other genes.'],
      [100, 'This counts the daughters as affected, but their X from the father is normal.'],
    ],
  },
]
