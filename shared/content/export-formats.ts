/** The formats of files in which questions are given away. */
export const exportFormats = ['json', 'csv', 'moodle-xml', 'qti', 'gift', 'anki'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The formats' names for people. */
export const exportFormatNames = {
  json: 'JSON',
  csv: 'CSV',
  'moodle-xml': 'Moodle XML',
  qti: 'QTI 3',
  gift: 'GIFT',
  anki: 'Anki',
} as const satisfies Record<ExportFormat, string>
