/** Minutes a day where the student has not said how many. */
export const usualMinutes = 25
/** The exam is assumed to be so many days ahead if its date is not known. */
export const usualDaysAhead = 120
