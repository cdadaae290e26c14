import { firstVersionOf, identityOf } from '@sabi/content/exchange/identity'
import type { ImportedQuestion } from '@sabi/content/exchange/imported-question'
import { changeWords, warningWords } from '@sabi/content/exchange/raw'
import type { DraftHold, DraftQuestion } from '@sabi/shared/subjects/draft-question'
import type { Draft } from './drafts.queries.ts'

const holdWords: Readonly<Record<DraftHold, string>> = {
  'explanation-broken': 'The explanation cannot be read. Write it again, or leave the question out.',
  'key-conflict': 'The bank has this question with another key. Leave it out, or correct the question in the bank.',
  'topic-gone': 'Its topic is no longer in the syllabus. Leave it out, or import it again with another topic.',
}

/** An accepted question as it waits in a draft. One whose explanation is broken is held back. */
export function draftOf({ place, warnings, changes, ...content }: ImportedQuestion): Draft {
  const broken = warnings.find(({ warning }) => warning === 'explanation-dropped')
  return {
    questionId: identityOf(content),
    place,
    content,
    remarks: { warnings, changes },
    heldBy: broken === undefined ? null : 'explanation-broken',
    heldDetail: broken?.detail ?? '',
  }
}

export function importedOf({ place, content, remarks }: Draft): ImportedQuestion {
  return { place, ...content, ...remarks }
}

/** A draft for the screen, with its remarks in words. */
export function shownDraft({ questionId, place, content, remarks, heldBy, heldDetail }: Draft): DraftQuestion {
  // The hold says it already.
  const warnings = remarks.warnings.filter(({ warning }) => warning !== 'explanation-dropped')
  return {
    place,
    question: { id: questionId, version: firstVersionOf(content), ...content },
    changes: remarks.changes.map(({ change, detail }) => ({ message: changeWords[change], detail })),
    warnings: warnings.map(({ warning, detail }) => ({ message: warningWords[warning], detail })),
    hold: heldBy === null ? null : { reason: heldBy, message: holdWords[heldBy], detail: heldDetail },
  }
}
