export const classTexts = {
  lead: 'Join your teacher’s class, or see which of your students practise.',
  inNone: 'You are in no class. Ask your teacher for the code.',
  notLoaded: "Couldn't load your classes.",
  offline: "You're offline. Your classes open when you are back online.",
  left: (name: string) => `You left ${name}`,
  leave: 'Your teacher sees nothing of you any more. To come back you need the code.',
}

export const joinTexts = {
  lead: 'Your teacher has a code of six letters, and a QR code that your camera can open.',
  code: 'Enter the six letters of the code',
  offline: 'You need a connection to join a class.',
  name: 'Enter the name that your teacher knows you by',
  nameHint: 'Your teacher sees this name. It may be another than that of your account.',
  notFound: "Couldn't open this class",
}

export const teacherTexts = {
  none: 'A class shows you which of your students practise, and when. They join with a code, and choose the name that you see.',
  newLead: (name: string) => `Your students see that the teacher is ${name}. Change that name in Settings.`,
  subjectsHint: 'You see only practice in these. You cannot change them later, because your students agree to them.',
  name: 'Enter a name, such as SS2 Science',
  subjects: 'Choose at least one subject',
  notLoaded: "Couldn't load this class.",
  offline: "You're offline. This class opens when you are back online.",
  noStudents: 'No students yet. Show them the code.',
  studentsNotLoaded: "Couldn't load the students.",
  codeClosed: 'Nobody can join. Students who are in the class stay.',
  copied: { title: 'Link copied' },
  notCopied: { title: "Couldn't copy", description: 'Select the link and copy it by hand.' },
  newCode: 'The old code no longer works. Students who are in the class stay.',
  codeAgain: 'Students can join again, with the new code only.',
  closeCode:
    'The code no longer works, and nobody can join until you make a new one. Students who are in the class stay.',
  remove:
    'You see nothing of this student any more, and can make them no new card. They can join again with the code, so change the code if they should not.',
  removed: (name: string) => `${name} is no longer in the class`,
  close:
    "All students leave the class, and you see nothing of them any more. Download the tables first if you need them. Your students keep their accounts and answers. This can't be undone.",
  closed: (name: string) => `${name} is closed`,
}
