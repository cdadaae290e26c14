/** Brotli's quality for replies made on the way: 5 saves a tenth of what 4 leaves, 11 would take ten times as long. */
export const replyQuality = 5
