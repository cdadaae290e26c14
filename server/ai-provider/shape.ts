import * as z from 'zod/mini'

/** A shape that a reply must have, as JSON Schema. */
export interface Shape {
  name: string
  schema: Record<string, unknown>
}

/** Providers take a shape only if all objects in it are closed. */
export function shapeOf({ name, schema }: { name: string; schema: z.ZodMiniType }): Shape {
  const description = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
    },
  })
  delete description.$schema
  return { name, schema: description }
}
