import type * as z from 'zod/mini'

/**
 * Who may make a call. `self` is the student named by `userId` in the path or query (without a `userId`, the caller),
 * or an administrator. `teacher` is the teacher of the open class named by `classId` in the path, `member` a student of it; an
 * administrator is neither. The server refuses everyone else before the handler runs.
 */
export type Access = 'visitor' | 'student' | 'self' | 'teacher' | 'member' | 'admin'

/**
 * Where a call waits for its turn when the server is busy: by how urgent it is (answers before sessions before reads), or in a room
 * of its own where it waits for something else than the database: for the hashing of passwords, or for `others` such as a model.
 */
export type Entrance = 'answers' | 'sessions' | 'reads' | 'passwords' | 'others'

/** How often a call may be made in a window of time. Beyond it the server replies with 429 and `Retry-After`. */
export interface CallLimit {
  times: number
  per: 'ten minutes' | 'hour' | 'day'
  /** Counted for each of these. A newcomer's account has done little yet; a visitor is an email in a network. */
  of: 'account' | 'visitor' | 'network of newcomers' | 'network of visitors'
}

interface CallShape {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/api`, with `:name` for each parameter. */
  path: `/api/${string}`
  access: Access
  /** 'reads' when left out. */
  entrance?: Entrance
  /**
   * The limits of this call only, by name. The handler counts, because what is refused or repeated costs nothing. Limits
   * that an operator sets are in docs/settings.md; those that several calls share are named in docs/security.md.
   */
  limits?: Readonly<Record<string, CallLimit>>
  /**
   * The points that one call takes from its caller's allowance (`./allowance.ts`); 1 when left out. A call that reads much states more, so
   * that no account can keep a processor busy with it.
   */
  weight?: number
  /** A page takes another point for each so many rows of its `limit`. */
  rowsOfPoint?: number
  /** Further points for a flag of the query that asks for more work, by the name of the flag. */
  pointsOfFlag?: Readonly<Record<string, number>>
  /** One line for the list of calls at `/api/openapi.json`. */
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The fields that leave the server; others are dropped. */
  reply: z.ZodMiniType
  /** HTTP status of success; 200 when left out. */
  status?: 200 | 201
  /**
   * The message of a 400, if the documents prescribe one: for any fault, or for a fault of a field of the body, where other
   * fields are filled in by the client and not by a person.
   */
  badInput?: string | Readonly<Record<string, string>>
  /** Largest body in bytes; 16 KB when left out. */
  bodyLimit?: number
  /** True if the client compresses a long body with gzip. The server refuses compressed bodies of all other calls. */
  takesGzip?: boolean
  /** True where a form with one file may come in place of JSON: its fields are the body, the file an `UploadedFile`. */
  takesUpload?: boolean
  /** True where the reply is a file, its schema a `DownloadedFile`. */
  givesFile?: boolean
  /**
   * True for a GET whose reply may be some seconds old: a standby may answer it, but not for a student who has just
   * written.
   */
  mayLag?: boolean
  /** True for a reply that is computed from the student's answer log, so that every accepted answer may change it. */
  isOfLog?: boolean
  /** The schema of each event, if the handler answers with a stream of server-sent events instead of the reply. */
  events?: z.ZodMiniType
  /** True for the calls by which an administrator turns the second factor on: a session without one may make them. */
  isForSecondFactor?: boolean
  /** Shows an administrator names, addresses or words of several people: each look is noted. */
  showsPeople?: boolean
  /**
   * True for calls that deliver what a student did. They only ever gain optional parts, so that the oldest client still
   * works.
   */
  isForOldClients?: boolean
}

/** Writes a call down, once, for the server that serves it and the browser that makes it. */
// Lets the browser's build drop the calls that no screen makes.
// @__NO_SIDE_EFFECTS__
export function call<const Shape extends CallShape>(shape: Shape): Shape {
  return shape
}

export type Call = CallShape

/** The input of the handler, every part parsed. */
export type InputOf<C extends Call> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>

/** The arguments of the caller. */
export type ArgumentsOf<C extends Call> = Part<C, 'params', 'input'> &
  Part<C, 'query', 'input'> &
  Part<C, 'body', 'input'>

/** The reply that the caller gets. */
export type ReplyOf<C extends Call> = z.output<C['reply']>

/** The return value of the handler. */
export type ResultOf<C extends Call> = z.input<C['reply']>

/** An event as the handler gives it. */
export type EventOf<C extends Call> = C extends { events: infer Schema extends z.ZodMiniType } ? z.input<Schema> : never

type Part<C extends Call, Key extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  C extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Record<Key, Side extends 'input' ? z.input<Schema> : z.output<Schema>>
    : unknown
