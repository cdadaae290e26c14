/**
 * How long a journey waits, in milliseconds, for everything together and for one thing that is to come. Only failures wait so long,
 * so both are generous: a busy machine must not decide whether a journey passes.
 */
export const patience = { journey: 300_000, step: 60_000 }

/** For one attempt of many: what is around it tries again. */
export const attempt = { timeout: 1_000 }
