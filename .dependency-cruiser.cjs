/** Who may import whom. `tools/guards.test.ts` plants a violation of each rule and expects it to be found. */
const features =
  'accounts|administration|answers-file|classes|contact|content|exams|flags|generator|imports|item-analysis|passing-on|practice|progress|questions|subjects|sync|trial|tutor'

/** The features of the server that import others, and which. All others stand apart. */
const neighbours = {
  // Who deletes an account deletes their words with it; who moves it to another address takes their messages along. The gatekeeper asks
  // for a student's place in a class, and the copy of a student's data has the classes.
  accounts: ['classes', 'contact', 'flags', 'imports'],
  // Setting a site up opens an account; the terminal exports, deletes and recovers accounts. Administrators close classes and hand them over.
  administration: ['accounts', 'classes'],
  // What another server knows is added as if its phones had sent it: accounts, versions of questions, answers.
  'answers-file': ['accounts', 'questions', 'sync'],
  // A paper is set from the published questions.
  exams: ['questions'],
  // An administrator corrects a flagged question.
  flags: ['questions'],
  // What is imported becomes questions; `npm run questions` counts the statistics too.
  imports: ['questions', 'item-analysis'],
  // What is made for a student stands among the questions.
  generator: ['questions'],
  // An alarm is a flag, and may take a question out of practice.
  'item-analysis': ['flags', 'questions'],
  // A draw prefers what the student's answers make due.
  questions: ['progress'],
  // A visitor's questions are drawn as a student's.
  trial: ['questions'],
}

/**
 * The features of the app that import others, and which. `offline` imports none. Six pairs know each other: practice
 * shows on demand the plan and the generator, which start sessions of practice, and challenges, which do too; a topic shows the level that the plan
 * computes; the search of topics loads the one of the tutor, which shows texts of the textbook; a plan names the
 * subjects of a paper, and a paper avoids what the plan knows as answered.
 */
const webNeighbours = {
  accounts: ['offline', 'welcome'],
  administration: ['accounts', 'layout', 'practice'],
  challenges: ['layout', 'offline', 'practice'],
  classes: ['accounts', 'exams', 'layout', 'offline', 'practice', 'settings', 'subjects', 'worksheet'],
  contact: ['offline', 'pages'],
  dashboard: ['classes', 'mistakes', 'offline', 'plan', 'practice', 'subjects', 'welcome'],
  exams: ['challenges', 'layout', 'offline', 'practice', 'settings', 'subjects'],
  flags: ['offline'],
  generator: ['offline', 'practice'],
  landing: ['layout', 'subjects'],
  layout: ['accounts', 'offline', 'subjects', 'welcome'],
  mistakes: ['offline', 'plan', 'practice', 'subjects'],
  pages: ['layout', 'subjects'],
  'passing-on': ['offline', 'settings'],
  plan: ['classes', 'exams', 'offline', 'practice', 'subjects'],
  practice: ['challenges', 'flags', 'generator', 'layout', 'offline', 'plan', 'subjects'],
  previews: ['dashboard', 'layout', 'practice', 'subjects'],
  score: ['exams', 'offline', 'plan', 'subjects'],
  settings: ['accounts', 'offline', 'practice'],
  storage: ['offline', 'passing-on', 'settings'],
  subjects: ['offline', 'plan', 'tutor'],
  trial: ['layout', 'offline', 'practice', 'subjects'],
  tutor: ['offline', 'subjects'],
  week: ['layout', 'offline', 'practice', 'score', 'subjects'],
  welcome: ['exams', 'settings'],
  worksheet: ['offline', 'practice', 'settings', 'subjects'],
}
const webFeatures = ['offline', ...Object.keys(webNeighbours)].join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'The rules run on the phone and on the server: pure, without anything but zod and the memory model.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/', '(^|/)node_modules/(zod|ts-fsrs)/'] },
    },
    {
      name: 'content-knows-only-shared',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'engine-runs-on-a-phone',
      comment: 'Families and the engine are loaded by the browser: no Node, no heavy library.',
      severity: 'error',
      from: {
        path: '^content/(engine|[a-z]+/families)/',
        pathNot: ['\\.test\\.ts$', '^content/engine/(prove|item|facts)'],
      },
      to: { pathNot: ['^(shared|content)/', '(^|/)node_modules/(pure-rand|fraction\\.js|zod)/'] },
    },
    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It starts a PostgreSQL and knows nothing of what is kept in it.',
      severity: 'error',
      from: { path: '^embedded-postgres/' },
      to: { path: '^(shared/(?!errors/)|content|server|web)/' },
    },
    {
      name: 'embedded-postgres-by-its-interface',
      severity: 'error',
      from: { pathNot: '^embedded-postgres/' },
      to: { path: '^embedded-postgres/', pathNot: '^embedded-postgres/(embedded-postgres\\.ts$|testing/)' },
    },
    {
      name: 'backup-by-its-interface',
      severity: 'error',
      from: { pathNot: '^server/backup/' },
      to: { path: '^server/backup/', pathNot: '^server/backup/interface\\.ts$' },
    },
    {
      name: 'server-not-from-web',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-not-from-server',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'design-knows-no-domain',
      severity: 'error',
      from: { path: '^web/design/' },
      // The contract says how pages and placeholders are written, and knows nothing of questions or students.
      to: { path: '^(shared/(?!contract/)|server|content)/|^web/(?!design/)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^(server|web)/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^(server|web)/(${features}|${webFeatures})/` },
    },
    {
      name: 'words-come-once',
      comment: 'What a phone gets as written HTML it does not get as code as well.',
      severity: 'error',
      from: { path: '^web/main\\.tsx$' },
      to: {
        path: '^web/(written-routes|landing/|pages/(About|Corrections|Help|Privacy|Terms)Screen\\.tsx$)',
        reachable: true,
      },
    },
    {
      name: 'features-apart',
      comment: 'A feature of the server imports itself, the platform and shared, and no other but its neighbours.',
      severity: 'error',
      from: {
        path: `^server/(${features})/`,
        pathNot: ['\\.test\\.ts$', `^server/(${Object.keys(neighbours).join('|')})/`],
      },
      to: { path: `^server/(${features})/`, pathNot: '^server/$1/' },
    },
    ...Object.entries(neighbours).map(([feature, known]) => ({
      name: `${feature}-and-its-neighbours`,
      severity: 'error',
      from: { path: `^server/${feature}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(${features})/`, pathNot: `^server/(${[feature, ...known].join('|')})/` },
    })),
    {
      name: 'web-offline-apart',
      comment: 'What keeps answers on the phone serves every feature of the app and knows none.',
      severity: 'error',
      from: { path: '^web/offline/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/(${webFeatures})/`, pathNot: '^web/offline/' },
    },
    ...Object.entries(webNeighbours).map(([feature, known]) => ({
      name: `web-${feature}-and-its-neighbours`,
      severity: 'error',
      from: { path: `^web/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/(${webFeatures})/`, pathNot: `^web/(${[feature, ...known].join('|')})/` },
    })),
    {
      name: 'sql-in-queries-only',
      comment: 'SQL lives in *.queries.ts, migrations and the few files that start the database.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '\\.queries\\.ts$',
          '\\.test\\.ts$',
          '^server/database/',
          '^server/platform/limits/limits\\.ts$',
          '^server/testing/',
        ],
      },
      to: { path: '(^|/)node_modules/(kysely|pg)/' },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: {
        pathNot: [
          '\\.test\\.tsx?$',
          '^server/testing/',
          '^(embedded-postgres|web)/testing/',
          '^content/exchange/testing/',
          '^content/engine/prove',
        ],
      },
      to: {
        path: [
          '\\.test\\.tsx?$',
          '^(embedded-postgres|server|web|content/exchange)/testing/',
          '(^|/)node_modules/(vitest|fast-check|@testing-library)/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(content|web)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
