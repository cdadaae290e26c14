/** Texts about assignments for teachers. */
export const givenTexts = {
  none: 'No assignments yet. Students see an assignment on their dashboard and can do it without a network.',
  notLoaded: "Couldn't load the assignments.",
  counting: 'Counting who has done it…',
  workNotLoaded: "Couldn't load this assignment.",
  noStudents: 'No students yet.',
  newLead:
    'A phone that has fetched the questions needs no network for it. You see the work once the phone has sent it.',
  title: 'Enter a title, such as Osmosis',
  due: 'Choose a day and a time that is still to come',
  topics: 'Choose at least one topic',
  differ: 'Each student gets different questions on these topics. To give everyone the same ones, use a worksheet.',
  address: 'Paste the address of a worksheet in a subject of this class',
  addressHint: 'Make a worksheet, then copy the address of its page.',
  once: 'Only the first time counts',
  onceHint: 'There are no hints, and answers are explained at the end. Later attempts are ordinary practice.',
  several: 'Several attempts: the best one counts.',
  first: 'One attempt: the first one by the time given counts.',
  late: 'Late work is marked, never refused. Times are those of the phone’s clock.',
  remove: 'Students no longer see it, and you no longer see their work. Their answers stay their own practice.',
  deleted: (title: string) => `${title} is deleted`,
} as const
